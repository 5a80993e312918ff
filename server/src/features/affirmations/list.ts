import type { AffirmationPage, ListQuery } from '@glimmer/contract'
import type { App } from '#app.ts'
import { JsonText } from '#http/json-text.ts'
import type { Subject } from '#ports/identity.ts'
import { Problem } from '#problem.ts'
import { findAccount } from '../users/index.ts'
import { affirmationFields } from './affirmation-fields.ts'
import { ageCursor, instantCursor } from './cursor.ts'

/** Adds a value to the statement and returns its placeholder. */
type Bind = (value: unknown) => string

type Row = [json: string, id: string, favoritedAt: Date]

interface List {
  /** SQL conditions on the table affirmation, besides its owner. */
  where(bind: Bind): Iterable<string>
  /** SQL for a total order: no two lines are equal in it. */
  orderBy: string
  limit: number
  /** The cursor for the page after this line. */
  cursorOf(last: Row): string
}

/** What is special in PostgreSQL's regular expressions. */
const special = /[\\^$.*+?()[\]{}|]/g

/** These words in a row, beginning at the start of a word ("rest" does not find "interest"), with either apostrophe. */
function contains(words: string, bind: Bind): string {
  const start = /^[\p{L}\p{N}]/u.test(words) ? "(?<![[:alnum:]]['’]?)" : ''
  const literal = words.replaceAll(special, '\\$&').replaceAll(/['’]/g, "['’]").replaceAll(/\s+/g, '\\s+')
  return `affirmation.text ~* ${bind(start + literal)}`
}

const isFavorite = 'affirmation.favorited_at is not null'

function* filters(
  { theme, q, origin, favorite }: Pick<ListQuery, 'theme' | 'q' | 'origin' | 'favorite'>,
  bind: Bind,
): Generator<string> {
  if (theme) yield `affirmation.themes @> array[${bind(theme)}::text]`
  if (q) yield contains(q, bind)
  if (origin) yield `affirmation.origin = ${bind(origin)}`
  if (favorite !== undefined) yield favorite ? isFavorite : `not (${isFavorite})`
}

/**
 * One page of the lines of the account behind a verified token, in one round trip. Only an empty page may mean that
 * there is no account, so only then is that checked. Throws `not_synced`.
 */
async function readPage(
  app: App,
  subject: Subject,
  { where, orderBy, limit, cursorOf }: List,
): Promise<JsonText<AffirmationPage>> {
  const values: unknown[] = []
  const bind = (value: unknown) => `$${values.push(value)}`
  const owner = `(select id from account where issuer = ${bind(subject.issuer)} and subject = ${bind(subject.subject)})`
  const conditions = [`affirmation.account_id = ${owner}`, ...where(bind)]
  // One line more than the page needs, to know whether there is a next page.
  const text = `
    select row_to_json(line)::text, affirmation.id, affirmation.favorited_at
    from affirmation cross join lateral (select ${affirmationFields}) line
    where ${conditions.join(' and ')}
    order by ${orderBy} limit ${bind(limit + 1)}`
  const { rows } = await app.database.pool.query<Row>({ text, values, rowMode: 'array' })
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  if (!last && !(await findAccount(app, subject))) throw new Problem('not_synced')
  const nextCursor = last && rows.length > limit ? cursorOf(last) : null
  return new JsonText(`{"items":[${page.map(([json]) => json).join()}],"nextCursor":${JSON.stringify(nextCursor)}}`)
}

/** The lines this user has received or written, ordered by age. */
export const listAffirmations = (
  app: App,
  subject: Subject,
  { sort, cursor, limit, ...query }: ListQuery,
): Promise<JsonText<AffirmationPage>> =>
  readPage(app, subject, {
    *where(bind) {
      yield 'not affirmation.is_upcoming'
      if (cursor !== undefined) yield `affirmation.id ${sort === 'newest' ? '<' : '>'} ${bind(ageCursor.read(cursor))}`
      yield* filters(query, bind)
    },
    orderBy: sort === 'newest' ? 'affirmation.id desc' : 'affirmation.id',
    limit,
    cursorOf: ([, id]) => ageCursor.write(id),
  })

/** This user's favourites, latest first. */
export const listFavorites = (
  app: App,
  subject: Subject,
  { q, cursor, limit }: Pick<ListQuery, 'q' | 'cursor' | 'limit'>,
): Promise<JsonText<AffirmationPage>> =>
  readPage(app, subject, {
    *where(bind) {
      yield isFavorite
      if (q) yield contains(q, bind)
      if (cursor === undefined) return
      const { instant, id } = instantCursor.read(cursor)
      yield `(affirmation.favorited_at, affirmation.id) < (${bind(instant)}, ${bind(id)})`
    },
    orderBy: 'affirmation.favorited_at desc, affirmation.id desc',
    limit,
    cursorOf: ([, id, favoritedAt]) => instantCursor.write(favoritedAt, id),
  })
