import type { Tracing } from '@glimmer/lib/tracing/tracing'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'

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

/**
 * A statement is given a name once it has been sent this often: rare ones are not worth preparing on every connection.
 */
const usesBeforeNaming = 5
/** The maximum number of names, and of texts that are counted: some texts differ only in how many values they list. */
const maxNames = 100
const maxTexts = 1_000

type Query = (...args: unknown[]) => unknown
type Config = { name?: unknown; text?: unknown; values?: unknown }

/** Returns a function that names recurring texts, the same on each connection. */
export function statementNames(): (text: string) => string | undefined {
  const uses = new Map<string, number>()
  const names = new Map<string, string>()
  return (text) => {
    const existing = names.get(text)
    if (existing || names.size >= maxNames) return existing
    const count = (uses.get(text) ?? 0) + 1
    if (count < usesBeforeNaming) {
      if (uses.size < maxTexts || uses.has(text)) uses.set(text, count)
      return undefined
    }
    uses.delete(text)
    const name = `frequent ${names.size + 1}`
    names.set(text, name)
    return name
  }
}

/**
 * Makes a connection prepare statements that are sent often, as drivers of other languages do: the database takes
 * longer to parse and plan most of our statements than to run them. Only those with values: the others are begin and
 * commit.
 */
export function nameStatements(client: pg.PoolClient, nameOf: (text: string) => string | undefined): void {
  const query = client.query.bind(client) as Query
  const naming: Query = (first, ...rest) => {
    if (typeof first !== 'object' || first === null) return query(first, ...rest)
    const { name, text, values } = first as Config
    if (name || typeof text !== 'string' || !(Array.isArray(values) || Array.isArray(rest[0])))
      return query(first, ...rest)
    const statementName = nameOf(text)
    return query(statementName ? { ...first, name: statementName } : first, ...rest)
  }
  Object.assign(client, { query: naming })
}
