import * as z from 'zod'
import { postgresUrl, refuseUnused } from './setting.ts'

/** The database's settings as the environment names them. */
export const databaseVariables = {
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_DIRECT_URL: postgresUrl.optional(),
  DATABASE_PATIENCE_SECONDS: z.coerce.number().int().min(0).max(3600).default(60),
  DATABASE_POOL: z.coerce.number().int().min(4).max(1000).default(20),
  STATEMENT_TIMEOUT_MS: z.coerce.number().int().min(1000).default(30_000),
}
const Environment = z.object(databaseVariables)

export type DatabaseConfig = {
  /** The most connections of one process. */
  poolSize: number
  /** How long one statement of a request or a job may take. */
  statementTimeoutMs: number
} & (
  | { kind: 'embedded' }
  | {
      kind: 'url'
      connectionString: string
      /** Leads to the database itself where the other leads to a pooler: for what needs a session of its own. */
      directConnectionString: string
      /** Whether the two differ: requests then name no statements, and ask for no settings of their own. */
      pooled: boolean
      /** How long a start waits for it. */
      patienceMs: number
    }
)

/** Where the data lies. Throws ConfigError. */
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
