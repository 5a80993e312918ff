import type pg from 'pg'

/** A statement as the app sent it. */
export interface RecordedQuery {
  text: string
  values: readonly unknown[]
}

type Sent = string | { text?: unknown; values?: readonly unknown[] }

const readSent = (sent: Sent, values: unknown): RecordedQuery => ({
  text: typeof sent === 'string' ? sent : String(sent.text),
  values: (Array.isArray(values) ? values : typeof sent === 'string' ? undefined : sent.values) ?? [],
})

/** True for statements that have a plan. */
const isPlanned = ({ text }: RecordedQuery) => /^\s*(?:select|insert|update|delete|with)\b/i.test(text)

/** Records every statement sent through a pool from now on. `during` returns those sent by some work. */
export function listenTo(pool: pg.Pool) {
  const watched = new WeakSet<pg.PoolClient>()
  let seen: RecordedQuery[] = []
  pool.on('acquire', (client) => {
    if (watched.has(client)) return
    watched.add(client)
    const query = client.query.bind(client) as (...given: unknown[]) => unknown
    const listening = (sent: Sent, ...rest: unknown[]) => {
      seen.push(readSent(sent, rest[0]))
      return query(sent, ...rest)
    }
    Object.assign(client, { query: listening })
  })
  return {
    async during(work: () => Promise<unknown>): Promise<RecordedQuery[]> {
      seen = []
      await work()
      return seen.filter(isPlanned)
    },
  }
}
