import { databaseChoices } from './database.ts'
import type { Environment } from './environment.ts'
import { identityChoices } from './identity.ts'
import { mailerChoices } from './mailer.ts'
import { paymentsChoices } from './payments.ts'
import type { Choice } from './setting.ts'
import { suggestName } from './suggest-name.ts'
import { voiceChoices } from './voice.ts'

const choices: readonly Choice<Environment>[] = [
  ...databaseChoices,
  ...identityChoices,
  ...mailerChoices,
  ...paymentsChoices,
  ...voiceChoices,
  { choice: 'PAYMENTS=stripe or sandbox', isMade: ({ PAYMENTS }) => PAYMENTS !== 'none', names: ['TRIAL_DAYS'] },
]

/** Sentences about settings that were given and have no effect, because the choice they belong to was not made. */
export const describeUnusedSettings = (env: Environment, given: ReadonlySet<string>): string[] =>
  choices
    .filter(({ isMade }) => !isMade(env))
    .flatMap(({ choice, names }) =>
      names.filter((name) => given.has(name)).map((name) => `${name} has no effect: it is for ${choice}.`),
    )

/** Names that other programs have for what is a setting here. */
const foreignNames: Record<string, string> = {
  SMTP_HOST: 'SMTP_URL',
  SMTP_PORT: 'SMTP_URL',
  SMTP_USER: 'SMTP_URL',
  SMTP_PASSWORD: 'SMTP_URL',
  SMTP_FROM: 'MAIL_FROM',
  EMAIL_FROM: 'MAIL_FROM',
  POSTGRES_URL: 'DATABASE_URL',
  PGHOST: 'DATABASE_URL',
  BASE_URL: 'PUBLIC_URL',
  APP_URL: 'PUBLIC_URL',
  NODE_ENV: 'APP_ENV',
  REDIS_URL: 'VALKEY_URL',
  OPENAI_API_KEY: 'WRITER_API_KEY',
}

/** Settings that other readers of the same file have: Docker Compose, and Node's time zone. */
const isForOthers = (name: string) => /^(COMPOSE_|OTEL_)/.test(name) || ['SITE_ADDRESS', 'TZ'].includes(name)

/** What may have been meant by a name in the file of settings: a known synonym, or what shares its first word. */
function meantBy(name: string, names: readonly string[]): string {
  const [word] = name.split('_')
  const meant = foreignNames[name] ?? suggestName(name, names)
  const alike = meant ? [meant] : names.filter((each) => each.startsWith(`${word}_`)).slice(0, 6)
  return alike.length > 0 ? ` Did you mean ${alike.join(' or ')}?` : ''
}

/**
 * Sentences about names in the file of settings that are no settings. In the environment such a name belongs to another
 * program; in a file that only Glimmer reads it is a mistake.
 */
export const describeUnknownNames = (inFile: readonly string[], names: readonly string[]): string[] =>
  inFile
    .filter((name) => !names.includes(name) && !isForOthers(name))
    .map((name) => `The file of settings holds ${name}, which is no setting.${meantBy(name, names)}`)
