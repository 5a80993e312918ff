import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'

/** Where PostgreSQL answers: a URL, or the embedded one's private socket. */
export type Connection = { connectionString: string } | { host: string; port: number; user: string; database: string }

export type Transaction = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0]

/** What a query can run on: the database, or a transaction. */
export type Executor = Pick<NodePgDatabase, 'select' | 'insert' | 'update' | 'delete' | 'execute' | '$count'>

export interface Database {
  /** The query builder. */
  db: NodePgDatabase
  pool: pg.Pool
  close(): Promise<void>
}

/** A pool of `size` connections. Opens none until the first query; a lost idle connection is replaced, not fatal. */
export function openPool(connection: Connection, size: number, onIdleError: (error: Error) => void): Database {
  const pool = new pg.Pool({ ...connection, max: size, connectionTimeoutMillis: 10_000 })
  pool.on('error', onIdleError)
  // One lost while at work fails its query; without a listener it would take the process along.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return { db: drizzle(pool), pool, close: () => pool.end() }
}
