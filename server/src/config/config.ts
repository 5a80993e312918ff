import { resolve } from 'node:path'
import { type AgesConfig, agesConfig } from './ages.ts'
import { type AnalyticsConfig, analyticsConfig } from './analytics.ts'
import { type ArtistConfig, artistConfig } from './artist.ts'
import { type BlobsConfig, blobsConfig } from './blobs.ts'
import { type DatabaseConfig, databaseConfig } from './database.ts'
import { readEnvFile } from './env-file.ts'
import { type Environment, type ReadEnvironment, readEnvironment } from './environment.ts'
import { type HeroImagesConfig, heroImagesConfig } from './hero-images.ts'
import { type IdentityConfig, identityConfig } from './identity.ts'
import { type MailerConfig, mailerConfig } from './mailer.ts'
import { type OperatorConfig, operatorConfig } from './operator.ts'
import { type PaymentsConfig, paymentsConfig } from './payments.ts'
import { type PushConfig, pushConfig } from './push.ts'
import { ConfigError, refuseClearText, together } from './setting.ts'
import { type TracingConfig, tracingConfig } from './tracing.ts'
import { type VoiceConfig, voiceConfig } from './voice.ts'
import { type WriterConfig, writerConfig } from './writer.ts'

export interface Config {
  environment: Environment['APP_ENV']
  port: number
  /** The address to listen on: this machine alone in development, everywhere otherwise. */
  host: string
  /** Where people reach the app, without a trailing slash. */
  publicUrl: string
  /** From one address; a school shares one. */
  requestsPerMinute: number
  /** Where processes count together; in the database where there is none. */
  valkeyUrl: string | undefined
  dataDir: string
  database: DatabaseConfig
  identity: IdentityConfig
  operator: OperatorConfig
  ages: AgesConfig
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
  /** What this process does: people's requests, the work left for later, or both. */
  role: Environment['ROLE']
  /** Jobs worked on at once in this process. */
  jobConcurrency: number
  /** How long the app still serves once it is being stopped, with `/api/ready` at 503, before it closes its port. */
  drainSeconds: number
  metricsToken: string | undefined
  /** Where traces of its work go; undefined where nothing is traced. */
  tracing: TracingConfig
  logLevel: NonNullable<Environment['LOG_LEVEL']>
  /** The instant at which the app's clock starts, for tests that live at month ends. */
  testClock: Date | undefined
  /** What the identity provider, a process of its own, needs of our environment: its mailer's settings and PATH. */
  identityEnvironment: Record<string, string>
}

/** A test's clock, never in production. Throws ConfigError. */
function testClock(env: Environment): Date | undefined {
  if (env.TEST_CLOCK && env.APP_ENV === 'production')
    throw new ConfigError('TEST_CLOCK is for tests; unset it, or set APP_ENV to something other than production.')
  return env.TEST_CLOCK ? new Date(env.TEST_CLOCK) : undefined
}

/** What the identity provider's process is given as it is: where programs are found, and settings that are its
 * alone. */
function identityEnvironment(env: Environment, variables: Record<string, string | undefined>): Record<string, string> {
  const { MAILER, SMTP_URL, MAIL_FROM, IDENTITY_SECRET, PASSKEY_RP_ID } = env
  const { PATH, HOME, TZ } = variables
  const all = { PATH, HOME, TZ, MAILER, SMTP_URL, MAIL_FROM, IDENTITY_SECRET, PASSKEY_RP_ID }
  return Object.fromEntries(Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined))
}

/** Reads the choices that take more than one setting. Throws ConfigError with the sentences of all that are wrong. */
function readChoices({ env, tracing }: ReadEnvironment, publicUrl: string) {
  const inProduction = env.APP_ENV === 'production'
  return together({
    publicUrl: () => {
      if (inProduction) refuseClearText(publicUrl, 'PUBLIC_URL')
      return publicUrl
    },
    database: () => databaseConfig(env),
    identity: () => identityConfig(env, publicUrl),
    operator: () => operatorConfig(env, inProduction),
    ages: () => agesConfig(env),
    writer: () => writerConfig(env),
    voice: () => voiceConfig(env, inProduction),
    artist: () => artistConfig(env),
    blobs: () => blobsConfig(env),
    analytics: () => analyticsConfig(env),
    heroImages: () => heroImagesConfig(env),
    payments: () => paymentsConfig(env, inProduction),
    mailer: () => mailerConfig(env, inProduction),
    push: () => pushConfig(env),
    testClock: () => testClock(env),
    tracing: () => tracingConfig(tracing),
  })
}

const names = /\b[A-Z][A-Z0-9_]+\b/g

/** One ConfigError of everything that is wrong; what only follows from a setting already named is left out. */
function allThatIsWrong(sentences: string[], error: unknown): ConfigError {
  if (!(error instanceof ConfigError)) throw error
  const named = new Set(sentences.flatMap((sentence) => sentence.match(names) ?? []))
  const rest = error.sentences.filter((sentence) => !sentence.match(names)?.some((name) => named.has(name)))
  return new ConfigError(...sentences, ...rest)
}

function choicesOf(read: ReadEnvironment, publicUrl: string) {
  try {
    const choices = readChoices(read, publicUrl)
    if (read.sentences.length === 0) return choices
  } catch (error) {
    throw allThatIsWrong(read.sentences, error)
  }
  throw new ConfigError(...read.sentences)
}

/**
 * Reads the settings once. An empty variable counts as unset. Throws one ConfigError that names every setting that is
 * wrong, missing or misspelt, and never repeats a value.
 */
export function readConfig(variables: Record<string, string | undefined>): Config {
  const read = readEnvironment(variables)
  const { env } = read
  const publicUrl = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`
  return {
    ...choicesOf(read, publicUrl),
    environment: env.APP_ENV,
    port: env.PORT,
    host: env.HOST ?? (env.APP_ENV === 'development' ? '127.0.0.1' : '0.0.0.0'),
    requestsPerMinute: env.REQUESTS_PER_MINUTE,
    valkeyUrl: env.VALKEY_URL,
    dataDir: resolve(env.DATA_DIR),
    speechCacheBytes: env.SPEECH_CACHE_MEGABYTES * 1_000_000,
    trialDays: env.TRIAL_DAYS,
    usageTimeZone: env.USAGE_TIMEZONE,
    trustedProxies: env.TRUSTED_PROXIES,
    role: env.ROLE,
    jobConcurrency: env.JOB_CONCURRENCY,
    drainSeconds: env.DRAIN_SECONDS,
    metricsToken: env.METRICS_TOKEN,
    logLevel: env.LOG_LEVEL ?? 'info',
    identityEnvironment: identityEnvironment(env, variables),
  }
}

/** The settings of this process: those of its environment, and beneath them those of the file `.env`. */
export const readProcessConfig = () => readConfig({ ...readEnvFile(process.env.ENV_FILE), ...process.env })
