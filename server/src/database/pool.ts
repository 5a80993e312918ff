import type { Tracing } from '@glimmer/lib/tracing/tracing'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { nameStatements, statementNames } from './name-statements.ts'

/** Where PostgreSQL answers: a URL, or the embedded one's private socket. */
export type Connection = { connectionString: string } | { host: string; port: number; user: string; database: string }

export type Transaction = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0]

/** What a query can run on: the database, or a transaction. */
export type Executor = Pick<
  NodePgDatabase,
  'select' | 'insert' | 'update' | 'delete' | 'execute' | '$count' | '$with' | 'with'
>

export interface Database {
  /** The query builder. */
  db: NodePgDatabase
  pool: pg.Pool
  close(): Promise<void>
}

export interface PoolOptions {
  /** How long one statement may take; as long as it likes when left out. */
  statementTimeoutMs?: number | undefined
  /** Whether a pooler lies between, which hands a connection on after each transaction. */
  pooled?: boolean
  tracing?: Tracing | undefined
}

const isNamed = (query: unknown): query is object => typeof query === 'object' && query !== null && 'name' in query

/** Has a connection name no statement: what one connection of a pooler has prepared is not there on the next. */
function nameNoStatements(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown
  const unnamed = (first: unknown, ...rest: unknown[]) =>
    query(isNamed(first) ? { ...first, name: undefined } : first, ...rest)
  Object.assign(client, { query: unnamed })
}

/** A pool of `size` connections. Opens none until the first query; a lost idle connection is replaced, not fatal. */
export function openPool(
  connection: Connection,
  size: number,
  onIdleError: (error: Error) => void,
  { statementTimeoutMs, pooled = false, tracing }: PoolOptions = {},
): Database {
  const pool = new pg.Pool({
    ...connection,
    max: size,
    connectionTimeoutMillis: 10_000,
    // A pooler refuses a connection that asks for settings of its own.
    ...(!pooled && statementTimeoutMs && { statement_timeout: statementTimeoutMs }),
  })
  pool.on('error', onIdleError)
  // One lost while at work fails its query; without a listener it would take the process along.
  pool.on('connect', (client) => client.on('error', () => undefined))
  const nameOf = statementNames()
  pool.on('connect', pooled ? nameNoStatements : (client) => nameStatements(client, nameOf))
  tracing?.traceQueries(pool)
  return { db: drizzle(pool), pool, close: () => pool.end() }
}
