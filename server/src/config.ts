import { resolve } from 'node:path'
import { TimeZone } from '@glimmer/contract'
import * as z from 'zod'

const port = (fallback: number) => z.coerce.number().int().min(0).max(65_535).default(fallback)
const url = z.url({ protocol: /^https?$/ }).transform((text) => text.replace(/\/$/, ''))
const flag = z.enum(['true', 'false']).transform((word) => word === 'true')

/** The switches as the environment names them; README lists them for people. */
const Environment = z.object({
  APP_ENV: z.enum(['development', 'preview', 'production']).default('development'),
  HOST: z.string().min(1).optional(),
  PORT: port(3000),
  IDENTITY_PORT: port(3001),
  PUBLIC_URL: url.optional(),
  IDENTITY_PUBLIC_URL: url.optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
    .optional(),
  IDENTITY: z.enum(['embedded', 'oidc']).default('embedded'),
  OIDC_ISSUER: url.optional(),
  OIDC_CLIENT_ID: z.string().min(1).optional(),
  OIDC_AUDIENCE: z.string().min(1).optional(),
  WRITER: z.enum(['phrasebook']).default('phrasebook'),
  VOICE: z.enum(['flite']).default('flite'),
  BLOBS: z.enum(['disk']).default('disk'),
  USAGE_TIMEZONE: TimeZone.default('Europe/London'),
  REQUIRE_VERIFIED_EMAIL: flag.default(false),
  REQUESTS_PER_MINUTE: z.coerce.number().int().min(1).default(3000),
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  METRICS_TOKEN: z.string().min(16, 'needs at least 16 characters').optional(),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).optional(),
  TEST_CLOCK: z.iso.datetime().optional(),
})
type Environment = z.output<typeof Environment>

export type IdentityConfig =
  | {
      kind: 'embedded'
      port: number
      issuer: string
      clientId: string
      audience: string
      requireVerifiedEmail: boolean
    }
  | { kind: 'oidc'; issuer: string; clientId: string; audience: string }

export interface Config {
  environment: Environment['APP_ENV']
  port: number
  /** The address to listen on: this machine alone in development, everywhere otherwise. */
  host: string
  /** Where people reach the app, without a trailing slash. */
  publicUrl: string
  /** From one address; a school shares one. */
  requestsPerMinute: number
  dataDir: string
  database: { kind: 'embedded' } | { kind: 'url'; connectionString: string }
  identity: IdentityConfig
  usageTimeZone: string
  trustedProxies: number
  metricsToken: string | undefined
  logLevel: NonNullable<Environment['LOG_LEVEL']>
  /** The instant at which the app's clock starts, for tests that live at month ends. */
  testClock: Date | undefined
  /** What the identity provider, a process of its own, needs of our environment: its mailer's settings and PATH. */
  inherited: Record<string, string>
}

/** A setting that is wrong or half there: the server does not start, and says this sentence. */
export class ConfigError extends Error {}

function identityConfig(env: Environment, publicUrl: string): IdentityConfig {
  if (env.IDENTITY === 'embedded') {
    return {
      kind: 'embedded',
      port: env.IDENTITY_PORT,
      issuer: env.IDENTITY_PUBLIC_URL ?? `http://localhost:${env.IDENTITY_PORT}`,
      clientId: 'glimmer-web',
      audience: `${publicUrl}/api`,
      requireVerifiedEmail: env.REQUIRE_VERIFIED_EMAIL,
    }
  }
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_AUDIENCE: audience } = env
  if (!issuer) throw new ConfigError('IDENTITY=oidc needs OIDC_ISSUER, the address of the identity provider.')
  if (!clientId) throw new ConfigError('IDENTITY=oidc needs OIDC_CLIENT_ID, the id this app has at the provider.')
  if (!audience) throw new ConfigError('IDENTITY=oidc needs OIDC_AUDIENCE, the audience access tokens are issued for.')
  return { kind: 'oidc', issuer, clientId, audience }
}

const pick = (given: Record<string, string | undefined>, names: readonly string[]) =>
  Object.fromEntries(names.flatMap((name) => (given[name] === undefined ? [] : [[name, given[name]]])))

/** Reads the settings once. An empty variable counts as unset. Throws ConfigError naming the variable that is wrong. */
export function readConfig(variables: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const parsed = Environment.safeParse(given)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new ConfigError(`${String(issue?.path[0])} is not right: ${issue?.message}.`)
  }
  const env = parsed.data
  if (env.TEST_CLOCK && env.APP_ENV === 'production')
    throw new ConfigError('TEST_CLOCK is for tests; unset it, or set APP_ENV to something other than production.')
  const publicUrl = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`
  return {
    environment: env.APP_ENV,
    port: env.PORT,
    host: env.HOST ?? (env.APP_ENV === 'development' ? '127.0.0.1' : '0.0.0.0'),
    publicUrl,
    requestsPerMinute: env.REQUESTS_PER_MINUTE,
    dataDir: resolve(env.DATA_DIR),
    database: env.DATABASE_URL ? { kind: 'url', connectionString: env.DATABASE_URL } : { kind: 'embedded' },
    identity: identityConfig(env, publicUrl),
    usageTimeZone: env.USAGE_TIMEZONE,
    trustedProxies: env.TRUSTED_PROXIES,
    metricsToken: env.METRICS_TOKEN,
    logLevel: env.LOG_LEVEL ?? (env.APP_ENV === 'production' ? 'silent' : 'info'),
    testClock: env.TEST_CLOCK ? new Date(env.TEST_CLOCK) : undefined,
    inherited: pick(given, ['PATH', 'HOME', 'TZ', 'MAILER', 'SMTP_URL', 'MAIL_FROM', 'IDENTITY_SECRET']),
  }
}

/** The settings of this process. */
export const readProcessConfig = () => readConfig(process.env)
