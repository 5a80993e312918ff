import { resolve } from 'node:path'
import { agesConfig } from './ages.ts'
import { analyticsConfig } from './analytics.ts'
import { artistConfig } from './artist.ts'
import { backupsConfig } from './backups.ts'
import { blobsConfig } from './blobs.ts'
import { brandConfig } from './brand.ts'
import { databaseConfig } from './database.ts'
import { readEnvFile } from './env-file.ts'
import { type Environment, everyName, type ReadEnvironment, readEnvironment } from './environment.ts'
import { heroImagesConfig } from './hero-images.ts'
import { identityConfig } from './identity.ts'
import { mailerConfig } from './mailer.ts'
import { operatorConfig } from './operator.ts'
import { paymentsConfig } from './payments.ts'
import { pushConfig } from './push.ts'
import { ConfigError, collectErrors, refuseClearText, required } from './setting.ts'
import { tracingConfig } from './tracing.ts'
import { describeUnknownNames, describeUnusedSettings } from './unused-settings.ts'
import { voiceConfig } from './voice.ts'
import { writerConfig } from './writer.ts'

export type Config = ReturnType<typeof readConfig>

/** A clock for tests, never allowed in production. Throws ConfigError. */
function testClock(env: Environment): Date | undefined {
  if (env.TEST_CLOCK && env.APP_ENV === 'production')
    throw new ConfigError('TEST_CLOCK is for tests; unset it, or set APP_ENV to something other than production.')
  return env.TEST_CLOCK ? new Date(env.TEST_CLOCK) : undefined
}

/**
 * The environment passed to the identity provider's process unchanged: where programs and compiled code are found, and
 * settings that only it uses, or reads in the same way.
 */
function identityEnvironment(env: Environment, variables: Record<string, string | undefined>): Record<string, string> {
  const { MAILER, SMTP_URL, MAIL_FROM, IDENTITY_SECRET, PASSKEY_RP_ID } = env
  const { PATH, HOME, TZ, NODE_COMPILE_CACHE, PRODUCT_NAME, BRAND_COLOUR } = variables
  const own = { MAILER, SMTP_URL, MAIL_FROM, IDENTITY_SECRET, PASSKEY_RP_ID, PRODUCT_NAME, BRAND_COLOUR }
  const all = { PATH, HOME, TZ, NODE_COMPILE_CACHE, ...own }
  return Object.fromEntries(Object.entries(all).filter((entry): entry is [string, string] => Boolean(entry[1])))
}

/** Mailed links would lead to the machine of their reader. */
const missingPublicUrl =
  'PUBLIC_URL is missing: in production set it to the address people type, such as https://glimmer.example.org, or to http://localhost:3000 where you mean this very machine.'

/**
 * Reads the settings that depend on more than one variable. Throws one ConfigError with a sentence for each that is
 * wrong.
 */
function readChoices({ env, tracing }: ReadEnvironment, publicUrl: string) {
  const inProduction = env.APP_ENV === 'production'
  return collectErrors({
    publicUrl: () => {
      if (inProduction) required(env.PUBLIC_URL, missingPublicUrl)
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
    backups: () => backupsConfig(env),
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

/**
 * One ConfigError for everything that is wrong; sentences that only follow from a setting already named are left out.
 */
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
 * Reads and validates the settings. An empty variable counts as unset. Throws one ConfigError that names every setting
 * that is wrong, missing or misspelt, and never repeats a value.
 * @param inFile the names that a file of settings holds.
 */
export function readConfig(variables: Record<string, string | undefined>, inFile: readonly string[] = []) {
  const read = readEnvironment(variables)
  const { env } = read
  const publicUrl = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`
  return {
    ...choicesOf(read, publicUrl),
    operators: env.OPERATORS,
    brand: brandConfig(env),
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
    // What was set and has no effect, a sentence each: said at start, when the log is open.
    warnings: [...describeUnusedSettings(env, read.given), ...describeUnknownNames(inFile, everyName)],
  }
}

/** The settings of this process: its environment, with the file `.env` as the fallback. */
export function readProcessConfig(): Config {
  const file = readEnvFile(process.env.ENV_FILE)
  return readConfig({ ...file, ...process.env }, Object.keys(file))
}
