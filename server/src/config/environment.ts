import { TimeZone } from '@glimmer/contract'
import { originUrl, port, wholeNumber } from '@glimmer/lib/settings/fields'
import { zodMessage } from '@glimmer/lib/settings/zod-messages'
import { tracingVariables } from '@glimmer/lib/tracing/settings'
import * as z from 'zod'
import { agesVariables } from './ages.ts'
import { analyticsVariables } from './analytics.ts'
import { artistVariables } from './artist.ts'
import { backupsVariables } from './backups.ts'
import { blobsVariables } from './blobs.ts'
import { brandVariables } from './brand.ts'
import { databaseVariables } from './database.ts'
import { heroImagesVariables } from './hero-images.ts'
import { identityVariables } from './identity.ts'
import { mailerVariables } from './mailer.ts'
import { operatorVariables } from './operator.ts'
import { paymentsVariables } from './payments.ts'
import { pushVariables } from './push.ts'
import { describeInvalidSetting } from './report-invalid-settings.ts'
import { readSecretFiles } from './secret-files.ts'
import { isSecret, secret } from './setting.ts'
import { suggestName } from './suggest-name.ts'
import { tracingSettings } from './tracing.ts'
import { voiceVariables } from './voice.ts'
import { writerVariables } from './writer.ts'

const isTimeZone = (zone: string) => TimeZone.safeParse(zone).success

/** All settings, by environment variable; docs/configuration.md documents them. */
export const Environment = z.object({
  ENV_FILE: z.string().min(1).optional(),
  APP_ENV: z.enum(['development', 'preview', 'production']).default('development'),
  HOST: z.string().min(1).optional(),
  PORT: port.default(3000),
  /** The app's public URL, without a trailing slash. */
  PUBLIC_URL: originUrl.optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  ...databaseVariables,
  ...identityVariables,
  ...operatorVariables,
  ...brandVariables,
  ...agesVariables,
  ...writerVariables,
  ...voiceVariables,
  /** The total size of cached recordings; beyond it the least recently used are dropped. */
  SPEECH_CACHE_MEGABYTES: wholeNumber(1).default(2000),
  ...artistVariables,
  ...blobsVariables,
  ...backupsVariables,
  ...analyticsVariables,
  ...heroImagesVariables,
  ...paymentsVariables,
  /** The length of a first subscription's free trial in days; 0 for none. */
  TRIAL_DAYS: wholeNumber(0, 365).default(7),
  ...mailerVariables,
  ...pushVariables,
  USAGE_TIMEZONE: z.string().refine(isTimeZone, 'must be a time zone, such as Europe/London').default('Europe/London'),
  /** Per address; a school may share one. */
  REQUESTS_PER_MINUTE: wholeNumber(1).default(3000),
  /** Where processes share their rate-limit counts; in the database if it is missing. */
  VALKEY_URL: secret(z.url({ protocol: /^(valkey|redis)s?$/, error: 'must begin with valkey:// or redis://' })),
  TRUSTED_PROXIES: wholeNumber(0, 10).default(0),
  /** What this process runs: the web server, background jobs, or both. */
  ROLE: z.enum(['all', 'web', 'worker']).default('all'),
  /** Concurrent jobs in this process. */
  JOB_CONCURRENCY: wholeNumber(1, 100).default(2),
  /** How long the app still serves requests after it was told to stop, with `/api/ready` at 503. */
  DRAIN_SECONDS: wholeNumber(0, 600).default(0),
  ...tracingSettings,
  METRICS_TOKEN: secret(z.string().min(16, 'needs at least 16 characters')),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).optional(),
  /** The start time of the app's clock, for tests of month ends. */
  TEST_CLOCK: z.iso.datetime().optional(),
})
export type Environment = z.output<typeof Environment>

const isKnown = (name: string): name is keyof Environment => name in Environment.shape
const settingNames = Object.keys(Environment.shape)
/** Settings that are or contain a secret. Each can also be given as NAME_FILE, the path of a file that holds it. */
export const secretNames = Object.entries(Environment.shape).flatMap(([name, schema]) =>
  isSecret(schema) ? [name] : [],
)
/** Every name a setting may be given by. */
export const everyName = [...settingNames, ...secretNames.map((name) => `${name}_FILE`)]

/**
 * Reports variables that are nearly one of our names. Other unknown variables are ignored: they belong to other
 * programs.
 */
function misspelt(given: Record<string, string>): string[] {
  // OpenTelemetry has standard names that differ by only a letter or two, and all of them are valid.
  const ours = Object.keys(given).filter((name) => !name.startsWith('OTEL_'))
  return ours.flatMap((name) => {
    const meant = everyName.includes(name) ? undefined : suggestName(name, everyName)
    return meant ? [`${name} is no setting. Did you mean ${meant}?`] : []
  })
}

export interface ReadEnvironment {
  /** The valid settings; those that are wrong are left out. */
  env: Environment
  /** What is wrong, one sentence per setting. */
  sentences: string[]
  /** The names of the settings that were given, valid or not. */
  given: ReadonlySet<string>
  /** Every OpenTelemetry variable. */
  tracing: Record<string, string>
}

/** Reads the settings from the environment; an empty variable counts as unset. */
export function readEnvironment(variables: Record<string, string | undefined>): ReadEnvironment {
  const set = Object.entries(variables).filter((entry): entry is [string, string] => !!entry[1])
  const files = readSecretFiles(Object.fromEntries(set), secretNames)
  const given = Object.fromEntries(Object.entries(files.given).filter(([name]) => isKnown(name)))
  const names = new Set(Object.keys(given))
  const sentences = [...misspelt(files.given), ...files.sentences]
  const parsed = Environment.safeParse(given, { error: zodMessage })
  const tracing = tracingVariables(files.given)
  if (parsed.success) return { env: parsed.data, sentences, given: names, tracing }
  const wrong = new Map(parsed.error.issues.map((issue) => [String(issue.path[0]), issue]))
  for (const [name, issue] of wrong) {
    sentences.push(describeInvalidSetting(name, issue, given[name]))
    delete given[name]
  }
  return { env: Environment.parse(given), sentences, given: names, tracing }
}
