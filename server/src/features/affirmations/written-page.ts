import type { AffirmationPage } from '@glimmer/contract'
import type { Database } from '#database/pool.ts'
import { Written } from '#http/written.ts'
import { writtenLine } from './written-line.ts'

/** A condition on `line`, with a word that tells it from others; its values are where `$` stands. */
export interface Condition {
  name: string
  sql: string
  values?: readonly unknown[]
}

/** The order of a list, with a word that tells it from others. */
export interface Order {
  name: string
  /** SQL; every line has a place of its own in it. */
  by: string
  /** SQL, of text: where the next page goes on when this line was the last. */
  mark: string
}

export interface List {
  conditions: readonly Condition[]
  order: Order
  limit: number
}

/** One line more than asked for tells whether a next page exists; it is not written. */
const pageText = (conditions: readonly string[], { by, mark }: Order) => `
  select string_agg(${writtenLine()}, ',' order by line.place) filter (where line.place <= $1::int) as items,
    max(${mark}) filter (where line.place = $1::int) as mark, count(*) > $1::int as more
  from (
    select line.*, row_number() over (order by ${by}) as place from affirmation line
    where ${conditions.join(' and ')} order by ${by} limit $1::int + 1
  ) line`

/** By their names: a handful of lists, each planned once a connection. */
const texts = new Map<string, string>()

function statementOf({ conditions, order }: List) {
  const name = ['page', order.name, ...conditions.map((condition) => condition.name)].join(' ')
  const known = texts.get(name)
  if (known) return { name, text: known }
  let values = 1
  const numbered = conditions.map(({ sql }) => sql.replaceAll('$', () => `$${++values}`))
  const text = pageText(numbered, order)
  texts.set(name, text)
  return { name, text }
}

interface Row {
  items: string | null
  mark: string | null
  more: boolean
}

/** One page of a list, as the database writes it; undefined where nothing is on it. `cursorOf` makes a cursor of a mark. */
export async function writePage(
  { pool }: Database,
  list: List,
  cursorOf: (mark: string) => string,
): Promise<Written<AffirmationPage> | undefined> {
  const values = [list.limit, ...list.conditions.flatMap((condition) => condition.values ?? [])]
  const { rows } = await pool.query<Row>({ ...statementOf(list), values })
  const [row] = rows
  if (!row?.items) return undefined
  const nextCursor = row.more && row.mark ? cursorOf(row.mark) : null
  return new Written(`{"items":[${row.items}],"nextCursor":${JSON.stringify(nextCursor)}}`)
}

/** A page with nothing on it. */
export const emptyPage = (): Written<AffirmationPage> => new Written('{"items":[],"nextCursor":null}')
