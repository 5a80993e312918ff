import { resolve } from 'node:path'
import { TimeZone } from '@glimmer/contract'
import * as z from 'zod'
import { type AnalyticsConfig, analyticsConfig, analyticsVariables } from './analytics.ts'
import { type ArtistConfig, artistConfig, artistVariables } from './artist.ts'
import { type BlobsConfig, blobsConfig, blobsVariables } from './blobs.ts'
import { type HeroImagesConfig, heroImagesConfig, heroImagesVariables } from './hero-images.ts'
import { type IdentityConfig, identityConfig, identityVariables } from './identity.ts'
import { type MailerConfig, mailerConfig, mailerVariables } from './mailer.ts'
import { type PaymentsConfig, paymentsConfig, paymentsVariables } from './payments.ts'
import { type PushConfig, pushConfig, pushVariables } from './push.ts'
import { ConfigError, httpUrl, refuseClearText } from './setting.ts'
import { type VoiceConfig, voiceConfig, voiceVariables } from './voice.ts'
import { type WriterConfig, writerConfig, writerVariables } from './writer.ts'

const port = (fallback: number) => z.coerce.number().int().min(0).max(65_535).default(fallback)

/** The settings as the environment names them; README lists them for people. */
const Environment = z.object({
  APP_ENV: z.enum(['development', 'preview', 'production']).default('development'),
  HOST: z.string().min(1).optional(),
  PORT: port(3000),
  PUBLIC_URL: httpUrl.optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
    .optional(),
  ...identityVariables,
  ...writerVariables,
  ...voiceVariables,
  SPEECH_CACHE_MEGABYTES: z.coerce.number().int().min(1).default(2000),
  ...artistVariables,
  ...blobsVariables,
  ...analyticsVariables,
  ...heroImagesVariables,
  ...paymentsVariables,
  TRIAL_DAYS: z.coerce.number().int().min(0).max(365).default(7),
  ...mailerVariables,
  ...pushVariables,
  USAGE_TIMEZONE: TimeZone.default('Europe/London'),
  REQUESTS_PER_MINUTE: z.coerce.number().int().min(1).default(3000),
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  METRICS_TOKEN: z.string().min(16, 'needs at least 16 characters').optional(),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).optional(),
  TEST_CLOCK: z.iso.datetime().optional(),
})
type Environment = z.output<typeof Environment>

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
  writer: WriterConfig
  voice: VoiceConfig
  artist: ArtistConfig
  blobs: BlobsConfig
  analytics: AnalyticsConfig
  heroImages: HeroImagesConfig
  /** How much the recordings may take in all before those used longest ago are dropped. */
  speechCacheBytes: number
  payments: PaymentsConfig
  /** Days a first plan is free for; 0 for none. */
  trialDays: number
  mailer: MailerConfig
  push: PushConfig
  usageTimeZone: string
  trustedProxies: number
  metricsToken: string | undefined
  logLevel: NonNullable<Environment['LOG_LEVEL']>
  /** The instant at which the app's clock starts, for tests that live at month ends. */
  testClock: Date | undefined
  /** What the identity provider, a process of its own, needs of our environment: its mailer's settings and PATH. */
  identityEnvironment: Record<string, string>
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
  const inProduction = env.APP_ENV === 'production'
  const publicUrl = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`
  if (inProduction) refuseClearText(publicUrl, 'PUBLIC_URL')
  return {
    environment: env.APP_ENV,
    port: env.PORT,
    host: env.HOST ?? (env.APP_ENV === 'development' ? '127.0.0.1' : '0.0.0.0'),
    publicUrl,
    requestsPerMinute: env.REQUESTS_PER_MINUTE,
    dataDir: resolve(env.DATA_DIR),
    database: env.DATABASE_URL ? { kind: 'url', connectionString: env.DATABASE_URL } : { kind: 'embedded' },
    identity: identityConfig(env, publicUrl, inProduction),
    writer: writerConfig(env),
    voice: voiceConfig(env, env.APP_ENV === 'production'),
    artist: artistConfig(env),
    blobs: blobsConfig(env),
    analytics: analyticsConfig(env),
    heroImages: heroImagesConfig(env),
    speechCacheBytes: env.SPEECH_CACHE_MEGABYTES * 1_000_000,
    payments: paymentsConfig(env, inProduction),
    trialDays: env.TRIAL_DAYS,
    mailer: mailerConfig(env, inProduction),
    push: pushConfig(env),
    usageTimeZone: env.USAGE_TIMEZONE,
    trustedProxies: env.TRUSTED_PROXIES,
    metricsToken: env.METRICS_TOKEN,
    logLevel: env.LOG_LEVEL ?? (env.APP_ENV === 'production' ? 'silent' : 'info'),
    testClock: env.TEST_CLOCK ? new Date(env.TEST_CLOCK) : undefined,
    identityEnvironment: pick(given, [
      'PATH',
      'HOME',
      'TZ',
      'MAILER',
      'SMTP_URL',
      'MAIL_FROM',
      'IDENTITY_SECRET',
      'PASSWORD_MIN_LENGTH',
    ]),
  }
}

/** The settings of this process. */
export const readProcessConfig = () => readConfig(process.env)
