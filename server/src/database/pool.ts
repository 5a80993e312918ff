import type { Tracing } from '@glimmer/lib/tracing/tracing'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { nameStatements, statementNames } from './name-statements.ts'

/** How to connect to PostgreSQL: a URL, or the embedded server's private socket. */
export type Connection = { connectionString: string } | { host: string; port: number; user: string; database: string }

export type Transaction = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0]

/** What a query can run on: the database or a transaction. */
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
  /** The timeout of one statement; none if left out. */
  statementTimeoutMs?: number | undefined
  /** Whether the connections go through a pooler, which reassigns them after each transaction. */
  pooled?: boolean
  tracing?: Tracing | undefined
}

const isNamed = (query: unknown): query is object => typeof query === 'object' && query !== null && 'name' in query

/**
 * Makes a connection send statements without names: behind a pooler, a statement prepared on one connection is not
 * there on the next.
 */
function nameNoStatements(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown
  const unnamed = (first: unknown, ...rest: unknown[]) =>
    query(isNamed(first) ? { ...first, name: undefined } : first, ...rest)
  Object.assign(client, { query: unnamed })
}

/**
 * Opens a pool of `size` connections. Connects on the first query; a lost idle connection is replaced and is not fatal.
 */
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
    // A pooler refuses connections with session settings.
    ...(!pooled && statementTimeoutMs && { statement_timeout: statementTimeoutMs }),
  })
  pool.on('error', onIdleError)
  // A connection lost during a query fails that query; without a listener the error would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined))
  const nameOf = statementNames()
  pool.on('connect', pooled ? nameNoStatements : (client) => nameStatements(client, nameOf))
  tracing?.traceQueries(pool)
  return { db: drizzle(pool), pool, close: () => pool.end() }
}
