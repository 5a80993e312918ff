import type { Environment } from './environment.ts'
import { suggestName } from './suggest-name.ts'

interface Choice {
  /** The choice these settings belong to, as it is written. */
  choice: string
  isMade(env: Environment): boolean
  names: readonly (keyof Environment)[]
}

/** Settings that have an effect with one choice only. Where setting one is surely a mistake, the choice refuses it. */
const choices: readonly Choice[] = [
  {
    choice: 'IDENTITY=oidc',
    isMade: ({ IDENTITY }) => IDENTITY === 'oidc',
    names: ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_AUDIENCE', 'OIDC_ACCOUNT_URL'],
  },
  {
    choice: 'IDENTITY=embedded',
    isMade: ({ IDENTITY }) => IDENTITY === 'embedded',
    names: [
      'IDENTITY_PORT',
      'IDENTITY_PUBLIC_URL',
      'IDENTITY_SECRET',
      'REQUIRE_VERIFIED_EMAIL',
      'PASSWORD_MIN_LENGTH',
      'PASSKEY_RP_ID',
    ],
  },
  {
    choice: 'MAILER=smtp',
    isMade: ({ MAILER }) => MAILER === 'smtp',
    names: ['SMTP_URL', 'MAIL_FROM', 'SMTP_CONNECTIONS'],
  },
  { choice: 'PAYMENTS=sandbox', isMade: ({ PAYMENTS }) => PAYMENTS === 'sandbox', names: ['PAYMENTS_SANDBOX'] },
  { choice: 'PAYMENTS=stripe or sandbox', isMade: ({ PAYMENTS }) => PAYMENTS !== 'none', names: ['TRIAL_DAYS'] },
  { choice: 'VOICE=elevenlabs', isMade: ({ VOICE }) => VOICE === 'elevenlabs', names: ['ELEVENLABS_API_KEY'] },
  { choice: 'VOICE=openai', isMade: ({ VOICE }) => VOICE === 'openai', names: ['VOICE_FLAVOUR', 'VOICE_API_KEY'] },
  {
    choice: 'VOICE=openai or elevenlabs',
    isMade: ({ VOICE }) => VOICE === 'openai' || VOICE === 'elevenlabs',
    names: ['VOICE_BASE_URL', 'VOICE_MODEL'],
  },
  {
    choice: 'an external DATABASE_URL',
    isMade: ({ DATABASE_URL }) => DATABASE_URL !== undefined,
    names: ['DATABASE_PATIENCE_SECONDS'],
  },
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
