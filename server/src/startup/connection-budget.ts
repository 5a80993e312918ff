import type { Pool } from 'pg'
import type { Config } from '#config/config.ts'

/** One connection listens for jobs, each job in progress may take one, and one is spare. */
const connectionsBesideJobs = 2

/** The most connections the embedded identity provider opens (identity/src/database/pool.ts). */
const identityConnections = 8

/** The connections that `npm run admin` and `npm run backup` open while the app runs. */
const commandConnections = 6

/** The most database connections that a process with these settings opens, by purpose. */
export function connectionBudget({ database, jobConcurrency, identity, role }: Config) {
  const sessions = jobConcurrency + connectionsBesideJobs
  const provider = identity.kind === 'embedded' && role !== 'worker' ? identityConnections : 0
  return { requests: database.poolSize, sessions, provider, all: database.poolSize + sessions + provider }
}

/** How many connections the embedded database, used only by this process and its commands, has to accept. */
export const embeddedConnectionLimit = (config: Config): number => connectionBudget(config).all + commandConnections

/**
 * Warns if this process alone could use up the connections that the database accepts: the last requests would wait for
 * one and fail. The number of processes is not known here. A pooler shares the connections of requests, so behind one
 * only those for sessions count.
 */
export async function warnAboutConnectionLimit(
  config: Config,
  sessions: Pool,
  warn: (details: object, sentence: string) => void,
): Promise<void> {
  const { rows } = await sessions.query<{ limit: number }>(
    `select sum(setting::int * case name when 'max_connections' then 1 else -1 end)::int as "limit" from pg_settings
     where name in ('max_connections', 'superuser_reserved_connections', 'reserved_connections')`,
  )
  const limit = rows[0]?.limit ?? 0
  const { all, requests } = connectionBudget(config)
  const isPooled = config.database.kind === 'url' && config.database.pooled
  const needed = isPooled ? all - requests : all
  if (needed <= limit) return
  warn(
    { needed, limit },
    `this process may open ${needed} connections, and the database takes ${limit}: lower DATABASE_POOL or JOB_CONCURRENCY, or raise the database's max_connections`,
  )
}
