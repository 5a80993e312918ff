import type { Pool } from 'pg'
import type { Config } from '#config/config.ts'

/** One connection listens for jobs, each job in progress may take one, and one is spare. */
const besideJobs = 2

/** The most connections the embedded identity provider opens (identity/src/database/pool.ts). */
const ofProvider = 8

/** The connections that `npm run admin` and `npm run backup` open while the app runs. */
const ofCommands = 6

/** The most database connections that a process with these settings opens, by purpose. */
export function connectionBudget({ database, jobConcurrency, identity, role }: Config) {
  const sessions = jobConcurrency + besideJobs
  const provider = identity.kind === 'embedded' && role !== 'worker' ? ofProvider : 0
  return { requests: database.poolSize, sessions, provider, all: database.poolSize + sessions + provider }
}

/** How many connections the embedded database, used only by this process and its commands, has to accept. */
export const embeddedConnectionLimit = (config: Config): number => connectionBudget(config).all + ofCommands

/**
 * Warns if this process alone could use up the connections that the database accepts: the last requests would wait for
 * one and fail. The number of processes is not known here. A pooler shares the connections of requests, so behind one
 * only those for sessions count.
 */
export async function warnAboutConnectionLimit(
  config: Config,
  sessions: Pool,
  warn: (told: object, sentence: string) => void,
): Promise<void> {
  const { rows } = await sessions.query<{ taken: number }>(
    `select sum(setting::int * case name when 'max_connections' then 1 else -1 end)::int as taken from pg_settings
     where name in ('max_connections', 'superuser_reserved_connections', 'reserved_connections')`,
  )
  const taken = rows[0]?.taken ?? 0
  const { all, requests } = connectionBudget(config)
  const isPooled = config.database.kind === 'url' && config.database.pooled
  const needed = isPooled ? all - requests : all
  if (needed <= taken) return
  warn(
    { needed, taken },
    `this process may open ${needed} connections, and the database takes ${taken}: lower DATABASE_POOL or JOB_CONCURRENCY, or raise the database's max_connections`,
  )
}
