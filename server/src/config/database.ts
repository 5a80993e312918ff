import { postgresUrl, wholeNumber } from '@glimmer/lib/settings/fields'
import * as z from 'zod'
import { refuseUnused } from './setting.ts'

/** Database settings, by environment variable. */
export const databaseVariables = {
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_DIRECT_URL: postgresUrl.optional(),
  DATABASE_PATIENCE_SECONDS: wholeNumber(0, 3600).default(60),
  DATABASE_POOL: wholeNumber(4, 1000).default(20),
  STATEMENT_TIMEOUT_MS: wholeNumber(1000).default(30_000),
}
const Environment = z.object(databaseVariables)

export type DatabaseConfig = {
  /** The maximum number of connections of one process. */
  poolSize: number
  /** The timeout of one statement of a request or a job. */
  statementTimeoutMs: number
} & (
  | { kind: 'embedded' }
  | {
      kind: 'url'
      connectionString: string
      /** Connects to the database itself where the other URL is a pooler's: for work that needs its own session. */
      directConnectionString: string
      /** True if the two differ: requests then use no named statements and no session settings. */
      pooled: boolean
      /** How long startup waits for the database. */
      patienceMs: number
    }
)

/** Reads which database is used. Throws ConfigError. */
export function databaseConfig(env: z.output<typeof Environment>): DatabaseConfig {
  const shared = { poolSize: env.DATABASE_POOL, statementTimeoutMs: env.STATEMENT_TIMEOUT_MS }
  const { DATABASE_URL: connectionString, DATABASE_DIRECT_URL: direct } = env
  if (connectionString)
    return {
      ...shared,
      kind: 'url',
      connectionString,
      pooled: direct !== undefined && direct !== connectionString,
      directConnectionString: direct ?? connectionString,
      patienceMs: env.DATABASE_PATIENCE_SECONDS * 1000,
    }
  refuseUnused(env, ['DATABASE_DIRECT_URL'], 'an external DATABASE_URL')
  return { ...shared, kind: 'embedded' }
}
