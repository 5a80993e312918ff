import type { AffirmationPage, ListQuery } from '@glimmer/contract'
import { and, arrayContains, asc, desc, eq, gt, ilike, isNotNull, isNull, lt, not, type SQL, sql } from 'drizzle-orm'
import type { App } from '#app.ts'
import { account } from '#database/tables/accounts.ts'
import { affirmation } from '#database/tables/affirmations.ts'
import type { Subject } from '#ports/identity.ts'
import { Problem } from '#problem.ts'
import { ageCursor, instantCursor } from './cursor.ts'
import { findNewest } from './newest-page.ts'
import { type AffirmationRow, columns, toAffirmation } from './store.ts'

/** The id of the account behind a verified token, as part of a larger query: a list is then one round trip. */
const ownedBy = ({ issuer, subject }: Subject): SQL<string> =>
  sql`(select owner.id from ${account} owner where owner.issuer = ${issuer} and owner.subject = ${subject})`

/** Nothing found may mean nobody there: only then is it worth asking. Throws `not_synced`. */
async function orNotSynced<Row>({ accounts }: App, subject: Subject, found: PromiseLike<Row[]>): Promise<Row[]> {
  const rows = await found
  if (rows.length === 0 && !(await accounts.find(subject))) throw new Problem('not_synced')
  return rows
}

/** `%` and `_` in what a person types are just characters. */
const containing = (words: string) => ilike(affirmation.text, `%${words.replaceAll(/[\\%_]/g, '\\$&')}%`)

/** One row more than asked for tells whether a next page exists. */
function toPage(rows: AffirmationRow[], limit: number, cursorOf: (row: AffirmationRow) => string): AffirmationPage {
  const items = rows.slice(0, limit)
  const last = items.at(-1)
  return { items: items.map(toAffirmation), nextCursor: rows.length > limit && last ? cursorOf(last) : null }
}

function filters({ theme, q, origin, favorite }: ListQuery): (SQL | undefined)[] {
  return [
    theme && arrayContains(affirmation.themes, [theme]),
    q ? containing(q) : undefined,
    origin && eq(affirmation.origin, origin),
    favorite === undefined
      ? undefined
      : favorite
        ? isNotNull(affirmation.favoritedAt)
        : isNull(affirmation.favoritedAt),
  ]
}

/** The first page as most screens ask for it: nothing sought, newest first. */
const isPlain = ({ cursor, sort, ...sought }: ListQuery) =>
  cursor === undefined &&
  sort === 'newest' &&
  !sought.q &&
  !sought.theme &&
  !sought.origin &&
  sought.favorite === undefined

function findLines({ database }: App, subject: Subject, query: ListQuery): Promise<AffirmationRow[]> {
  const { sort, cursor, limit } = query
  if (isPlain(query)) return findNewest(database, subject, limit + 1)
  const [order, beyond] = sort === 'newest' ? [desc, lt] : [asc, gt]
  return database.db
    .select(columns)
    .from(affirmation)
    .where(
      and(
        eq(affirmation.accountId, ownedBy(subject)),
        not(affirmation.isAhead),
        cursor === undefined ? undefined : beyond(affirmation.id, ageCursor.read(cursor)),
        ...filters(query),
      ),
    )
    .orderBy(order(affirmation.id))
    .limit(limit + 1)
}

/** The lines this person has received or written, by age. */
export async function listAffirmations(app: App, subject: Subject, query: ListQuery): Promise<AffirmationPage> {
  const rows = await orNotSynced(app, subject, findLines(app, subject, query))
  return toPage(rows, query.limit, (row) => ageCursor.write(row.id))
}

/** This person's favourites, the latest first. */
export async function listFavorites(
  app: App,
  subject: Subject,
  { q, cursor, limit }: Pick<ListQuery, 'q' | 'cursor' | 'limit'>,
): Promise<AffirmationPage> {
  const from = cursor === undefined ? undefined : instantCursor.read(cursor)
  const before = from && sql`(${affirmation.favoritedAt}, ${affirmation.id}) < (${from.instant}, ${from.id})`
  const found = app.database.db
    .select(columns)
    .from(affirmation)
    .where(
      and(
        eq(affirmation.accountId, ownedBy(subject)),
        isNotNull(affirmation.favoritedAt),
        before,
        q ? containing(q) : undefined,
      ),
    )
    .orderBy(desc(affirmation.favoritedAt), desc(affirmation.id))
    .limit(limit + 1)
  const rows = await orNotSynced(app, subject, found)
  return toPage(rows, limit, (row) => instantCursor.write(row.favoritedAt ?? new Date(row.createdAt), row.id))
}
