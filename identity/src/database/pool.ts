import type { Tracing } from '@glimmer/lib/tracing/tracing'
import pg from 'pg'

export type Database = pg.Pool
/** A pool, or the one connection of a transaction. */
export type Connection = pg.Pool | pg.PoolClient

/** @param connectionString TCP, or a unix socket as `postgresql://user@/name?host=/folder`. */
export function openDatabase(
  connectionString: string,
  onIdleError: (error: Error) => void,
  tracing?: Tracing,
): Database {
  const pool = new pg.Pool({ connectionString, max: 8, connectionTimeoutMillis: 5000 })
  pool.on('error', onIdleError)
  // A connection lost during a query fails that query; without a listener the error would also end the process.
  pool.on('connect', (client) => client.on('error', () => undefined))
  tracing?.traceQueries(pool)
  return pool
}

/** The first row that a statement returns, if any. */
export async function firstRow<Row extends pg.QueryResultRow>(
  connection: Connection,
  text: string,
  values: unknown[],
): Promise<Row | undefined> {
  const { rows } = await connection.query<Row>(text, values)
  return rows[0]
}

/** Whether a statement found or changed a row. */
export async function hasRow(connection: Connection, text: string, values: unknown[]): Promise<boolean> {
  const { rowCount } = await connection.query(text, values)
  return rowCount === 1
}

/** Takes a lock that other processes on this database respect, until the transaction ends. */
export const lock = (connection: pg.PoolClient, name: 'keys' | 'changes') =>
  connection.query('select pg_advisory_xact_lock(hashtext($1))', [`glimmer identity ${name}`])
