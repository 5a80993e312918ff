import { resolve } from 'node:path'
import { isEmail } from '@glimmer/contract/email-address'
import { product } from '@glimmer/contract/product'
import {
  accentColour,
  httpUrl,
  longSecret,
  originUrl,
  port,
  postgresUrl,
  productName,
  sender,
  smtpUrl,
  wholeNumber,
} from '@glimmer/lib/settings/fields'
import { isLoopback } from '@glimmer/lib/settings/is-loopback'
import { zodMessage } from '@glimmer/lib/settings/zod-messages'
import { readTracing, type TracingSettings } from '@glimmer/lib/tracing/settings'
import * as z from 'zod'

const flag = z.enum(['true', 'false']).transform((word) => word === 'true')

const Environment = z.object({
  APP_ENV: z.enum(['development', 'preview', 'production']).default('development'),
  /** The host to listen on; in production every interface if it is missing. */
  IDENTITY_HOST: z.string().min(1).optional(),
  /** With 0 the system picks a free port; the issuer is then sent in the ready message. */
  IDENTITY_PORT: port.default(3001),
  /** The issuer: where browsers and the app reach this provider, without a trailing slash. */
  IDENTITY_PUBLIC_URL: httpUrl.optional(),
  /** The app's origin: the only one that may sign users in here. */
  PUBLIC_URL: originUrl.default('http://localhost:3000'),
  DATABASE_URL: postgresUrl.optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  /** Encrypts the stored keys; if it is missing, one is generated and stored in a file of `DATA_DIR`. */
  IDENTITY_SECRET: longSecret.optional(),
  MAILER: z.enum(['outbox', 'smtp']).default('outbox'),
  SMTP_URL: smtpUrl.optional(),
  MAIL_FROM: sender.optional(),
  PRODUCT_NAME: productName.optional(),
  BRAND_COLOUR: accentColour.optional(),
  OPERATOR_NAME: z.string().trim().min(1).optional(),
  OPERATOR_ADDRESS: z.string().trim().min(1).optional(),
  SUPPORT_EMAIL: z.string().refine(isEmail, 'must be an email address').default(product.supportEmail),
  REQUIRE_VERIFIED_EMAIL: flag.default(false),
  /** Who may make an account. */
  SIGN_UP: z.enum(['open', 'invite', 'closed']).default('open'),
  /** Of a new password, in characters. */
  PASSWORD_MIN_LENGTH: wholeNumber(8, 64).default(10),
  /** The domain passkeys are bound to, if not the issuer's own host: changing it loses them all. */
  PASSKEY_RP_ID: z.string().min(1).optional(),
  /** Per IP address. */
  REQUESTS_PER_MINUTE: wholeNumber(1).default(3000),
  /** The key with which the app reads account changes; without one, those routes do not exist. */
  IDENTITY_SERVICE_KEY: longSecret.optional(),
  /** At most ten in front of the app, and the app itself if it is in front. */
  TRUSTED_PROXIES: wholeNumber(0, 11).default(0),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).optional(),
})
type Environment = z.output<typeof Environment>

type MailerConfig = { kind: 'outbox' } | { kind: 'smtp'; url: string; from: string }

/** A setting is wrong or incomplete: the provider prints this message and does not start. */
export class ConfigError extends Error {}

function mailerConfig(env: Environment): MailerConfig {
  if (env.MAILER === 'outbox') {
    if (env.APP_ENV === 'production')
      throw new ConfigError('MAILER=outbox sends nothing, and nobody could read it: in production set MAILER=smtp.')
    return { kind: 'outbox' }
  }
  if (!env.SMTP_URL) throw new ConfigError('MAILER=smtp needs SMTP_URL, such as smtp://user:password@mail.example:587.')
  if (!env.MAIL_FROM) throw new ConfigError('MAILER=smtp needs MAIL_FROM, the address email is sent from.')
  return { kind: 'smtp', url: env.SMTP_URL, from: env.MAIL_FROM }
}

function refuseClearText({ APP_ENV }: Environment, name: string, url: string | undefined): void {
  if (APP_ENV === 'production' && url?.startsWith('http:') && !isLoopback(url))
    throw new ConfigError(`${name} must begin with https:// in production.`)
}

function issuerUrl(env: Environment): string | undefined {
  const url = env.IDENTITY_PUBLIC_URL
  refuseClearText(env, 'IDENTITY_PUBLIC_URL', url)
  refuseClearText(env, 'PUBLIC_URL', env.PUBLIC_URL)
  return url ?? (env.IDENTITY_PORT === 0 ? undefined : `http://localhost:${env.IDENTITY_PORT}`)
}

/** Whether `id` is the host or a domain above it. */
const isAbove = (id: string, host: string): boolean => host === id || host.endsWith(`.${id}`)

/** Browsers accept a passkey only for the host it is used on, or a domain above it. */
function passkeyRpId(env: Environment): string | undefined {
  const { PASSKEY_RP_ID: id } = env
  const issuer = issuerUrl(env)
  if (id !== undefined && issuer && !isAbove(id, new URL(issuer).hostname))
    throw new ConfigError(`PASSKEY_RP_ID must be the host of ${issuer}, or a domain above it.`)
  return id
}

function tracingConfig(given: Record<string, string | undefined>): TracingSettings | undefined {
  const { settings, sentences } = readTracing(given)
  if (sentences[0]) throw new ConfigError(sentences[0])
  return settings
}

/** The settings, as checked and completed. */
export type Config = ReturnType<typeof readConfig>

/** Reads the settings once. An empty variable counts as unset. Throws ConfigError naming the variable that is wrong. */
export function readConfig(variables: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const parsed = Environment.safeParse(given, { error: zodMessage })
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new ConfigError(`${String(issue?.path[0])} ${issue?.message}.`)
  }
  const env = parsed.data
  if (!env.DATABASE_URL) throw new ConfigError('DATABASE_URL is missing: accounts are kept in PostgreSQL.')
  return {
    environment: env.APP_ENV,
    host: env.IDENTITY_HOST ?? (env.APP_ENV === 'development' ? '127.0.0.1' : undefined),
    port: env.IDENTITY_PORT,
    publicUrl: issuerUrl(env),
    appUrl: env.PUBLIC_URL,
    databaseUrl: env.DATABASE_URL,
    dataDir: resolve(env.DATA_DIR),
    secret: env.IDENTITY_SECRET,
    mailer: mailerConfig(env),
    brand: { name: env.PRODUCT_NAME, accent: env.BRAND_COLOUR },
    /** Named at the end of every email. */
    operator: { name: env.OPERATOR_NAME, address: env.OPERATOR_ADDRESS, supportEmail: env.SUPPORT_EMAIL },
    requireVerifiedEmail: env.REQUIRE_VERIFIED_EMAIL,
    signUp: env.SIGN_UP,
    passwordMinLength: env.PASSWORD_MIN_LENGTH,
    passkeyRpId: passkeyRpId(env),
    requestsPerMinute: env.REQUESTS_PER_MINUTE,
    serviceKey: env.IDENTITY_SERVICE_KEY,
    trustedProxies: env.TRUSTED_PROXIES,
    logLevel: env.LOG_LEVEL ?? 'info',
    tracing: tracingConfig(given),
  }
}

/** The settings of this process. */
export const readProcessConfig = () => readConfig(process.env)
