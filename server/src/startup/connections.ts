import type { Pool } from 'pg'
import type { Config } from '#config/config.ts'

/** One connection listens for jobs, each job under way may take one, and one is spare. */
const besideJobs = 2

/** The most that the embedded identity provider opens (identity/src/database/pool.ts). */
const ofProvider = 8

/** What `npm run admin` and `npm run backup` open while the app runs. */
const ofCommands = 6

/** How many connections to the database a process of these settings opens at most, by what they are for. */
export function connectionsOf({ database, jobConcurrency, identity, role }: Config) {
  const sessions = jobConcurrency + besideJobs
  const provider = identity.kind === 'embedded' && role !== 'worker' ? ofProvider : 0
  return { requests: database.poolSize, sessions, provider, all: database.poolSize + sessions + provider }
}

/** How many the embedded database, which serves this process and its commands alone, has to take. */
export const connectionsToTake = (config: Config): number => connectionsOf(config).all + ofCommands

/**
 * Warns where one process alone would use up the connections the database takes: the requests that come last would wait for
 * one, and fail. How many processes there are nobody here knows. A pooler hands requests' connections on, so that only
 * those of sessions are counted behind one.
 */
export async function checkConnections(
  config: Config,
  sessions: Pool,
  warn: (told: object, sentence: string) => void,
): Promise<void> {
  const { rows } = await sessions.query<{ taken: number }>(
    `select sum(setting::int * case name when 'max_connections' then 1 else -1 end)::int as taken from pg_settings
     where name in ('max_connections', 'superuser_reserved_connections', 'reserved_connections')`,
  )
  const taken = rows[0]?.taken ?? 0
  const { all, requests } = connectionsOf(config)
  const isPooled = config.database.kind === 'url' && config.database.pooled
  const needed = isPooled ? all - requests : all
  if (needed <= taken) return
  warn(
    { needed, taken },
    `this process may open ${needed} connections, and the database takes ${taken}: lower DATABASE_POOL or JOB_CONCURRENCY, or raise the database's max_connections`,
  )
}
