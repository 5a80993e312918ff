import { postgresUrl, wholeNumber } from '@glimmer/lib/settings/fields'
import { type Choice, type EnvironmentOf, refuseUnused, secret } from './setting.ts'

/** Database settings, by environment variable. */
export const databaseVariables = {
  DATABASE_URL: secret(postgresUrl),
  /** The database itself where the other URL is a pooler's: for work that needs its own session. */
  DATABASE_DIRECT_URL: secret(postgresUrl),
  /** How long startup waits for the database. */
  DATABASE_PATIENCE_SECONDS: wholeNumber(0, 3600).default(60),
  /** The maximum number of connections of one process. */
  DATABASE_POOL: wholeNumber(4, 1000).default(20),
  /** The timeout of one statement of a request or a job. */
  STATEMENT_TIMEOUT_MS: wholeNumber(1000).default(30_000),
}
type Environment = EnvironmentOf<typeof databaseVariables>

export const databaseChoices: readonly Choice<Environment>[] = [
  {
    choice: 'an external DATABASE_URL',
    isMade: ({ DATABASE_URL }) => DATABASE_URL !== undefined,
    names: ['DATABASE_PATIENCE_SECONDS'],
  },
]

/** Reads which database is used. Throws ConfigError. */
export function databaseConfig(env: Environment) {
  const shared = { poolSize: env.DATABASE_POOL, statementTimeoutMs: env.STATEMENT_TIMEOUT_MS }
  const { DATABASE_URL: connectionString, DATABASE_DIRECT_URL: direct } = env
  if (connectionString)
    return {
      ...shared,
      kind: 'url' as const,
      connectionString,
      // True if the two differ: requests then use no named statements and no session settings.
      pooled: direct !== undefined && direct !== connectionString,
      directConnectionString: direct ?? connectionString,
      patienceMs: env.DATABASE_PATIENCE_SECONDS * 1000,
    }
  refuseUnused(env, ['DATABASE_DIRECT_URL'], 'an external DATABASE_URL')
  return { ...shared, kind: 'embedded' as const }
}
