import type pg from 'pg'

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
