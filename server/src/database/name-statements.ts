import type pg from 'pg'

/** A statement is given a name once it was sent so often: what is rare is not worth keeping in every connection. */
const usesBefore = 5
/** How many are named, and how many texts are counted at all: some differ by how many values they list. */
const mostNames = 100
const mostTexts = 1_000

type Query = (...given: unknown[]) => unknown
type Config = { name?: unknown; text?: unknown; values?: unknown }

/** Names for texts that come again, the same on each connection. */
export function statementNames(): (text: string) => string | undefined {
  const uses = new Map<string, number>()
  const names = new Map<string, string>()
  return (text) => {
    const known = names.get(text)
    if (known || names.size >= mostNames) return known
    const count = (uses.get(text) ?? 0) + 1
    if (count < usesBefore) {
      if (uses.size < mostTexts || uses.has(text)) uses.set(text, count)
      return undefined
    }
    uses.delete(text)
    const name = `frequent ${names.size + 1}`
    names.set(text, name)
    return name
  }
}

/**
 * Has a connection prepare what is sent often, as drivers of other languages do: reading and planning a statement takes
 * the database longer than most of ours take to be answered. Only those with values: others are begin and commit.
 */
export function nameStatements(client: pg.PoolClient, nameOf: (text: string) => string | undefined): void {
  const query = client.query.bind(client) as Query
  const naming: Query = (first, ...rest) => {
    if (typeof first !== 'object' || first === null) return query(first, ...rest)
    const { name, text, values } = first as Config
    if (name || typeof text !== 'string' || !(Array.isArray(values) || Array.isArray(rest[0])))
      return query(first, ...rest)
    const given = nameOf(text)
    return query(given ? { ...first, name: given } : first, ...rest)
  }
  Object.assign(client, { query: naming })
}
