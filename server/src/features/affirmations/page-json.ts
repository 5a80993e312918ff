import type { AffirmationPage } from '@glimmer/contract/index'
import type { Database } from '#database/pool.ts'
import { SerialisedReply } from '#http/serialised-reply.ts'
import { type LineText, lineAsJson, lineColumns, rawText } from './line-json.ts'

/** A condition on `line`; each `$` is replaced by a numbered parameter. The name identifies the SQL text. */
export interface Condition {
  name: string
  sql: string
  values?: readonly unknown[]
}

/** The order of a list; the name identifies the SQL text. */
export interface Order {
  name: string
  /** SQL for a total order: no two lines are equal in it. */
  by: string
}

export interface List {
  conditions: readonly Condition[]
  order: Order
  limit: number
  /** The cursor for the page after this line. */
  cursorOf(last: LineText): string
}

/** SQL texts by statement name: there are only a few, and each is prepared once a connection. */
const texts = new Map<string, string>()

function statementOf({ conditions, order }: List) {
  const name = ['page', order.name, ...conditions.map((condition) => condition.name)].join(' ')
  const known = texts.get(name)
  if (known) return { name, text: known }
  let values = 1
  const numbered = conditions.map(({ sql }) => sql.replaceAll('$', () => `$${++values}`))
  const text = `select ${lineColumns} from affirmation line where ${numbered.join(' and ')} order by ${order.by} limit $1`
  texts.set(name, text)
  return { name, text }
}

/** One page of a list as JSON text; undefined if it is empty. */
export async function readPageAsJson(
  { pool }: Pick<Database, 'pool'>,
  list: List,
): Promise<SerialisedReply<AffirmationPage> | undefined> {
  const { limit, conditions, cursorOf } = list
  // One more than the page needs, to know whether there is a next page.
  const values = [limit + 1, ...conditions.flatMap((condition) => condition.values ?? [])]
  const { rows } = await pool.query<[...LineText]>({ ...statementOf(list), ...rawText, values })
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  if (!last) return undefined
  const items = page.map((row) => lineAsJson(row)).join()
  return new SerialisedReply(
    `{"items":[${items}],"nextCursor":${JSON.stringify(rows.length > limit ? cursorOf(last) : null)}}`,
  )
}

/** An empty page. */
export const emptyPage = (): SerialisedReply<AffirmationPage> => new SerialisedReply('{"items":[],"nextCursor":null}')
