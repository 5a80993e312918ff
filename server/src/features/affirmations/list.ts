import type { AffirmationPage, ListQuery } from '@glimmer/contract'
import type { App } from '#app.ts'
import type { SerialisedReply } from '#http/serialised-reply.ts'
import type { Subject } from '#ports/identity.ts'
import { Problem } from '#problem.ts'
import { findAccount } from '../users/index.ts'
import { ageCursor, instantCursor } from './cursor.ts'
import { favouriteOf } from './line-json.ts'
import { type Condition, emptyPage, type List, type Order, readPageAsJson } from './page-json.ts'

/** Restricts a list to the account behind a verified token; as a subquery, so that a list takes one round trip. */
const ownedBy = ({ issuer, subject }: Subject): Condition => ({
  name: 'mine',
  sql: 'line.account_id = (select id from account where issuer = $ and subject = $)',
  values: [issuer, subject],
})

/** What is special in PostgreSQL's regular expressions. */
const special = /[\\^$.*+?()[\]{}|]/g

/** These words in a row, beginning at the start of a word ("rest" does not find "interest"), with either apostrophe. */
function containing(words: string): Condition {
  const start = /^[\p{L}\p{N}]/u.test(words) ? "(?<![[:alnum:]]['’]?)" : ''
  const literal = words.replaceAll(special, '\\$&').replaceAll(/['’]/g, "['’]").replaceAll(/\s+/g, '\\s+')
  return { name: 'q', sql: 'line.text ~* $', values: [start + literal] }
}

const kept: Condition = { name: 'kept', sql: 'line.favorited_at is not null' }
const notKept: Condition = { name: 'unkept', sql: 'line.favorited_at is null' }
const arrived: Condition = { name: 'arrived', sql: 'not line.is_upcoming' }

const newest: Order = { name: 'newest', by: 'line.id desc' }
const oldest: Order = { name: 'oldest', by: 'line.id' }
const latestKept: Order = { name: 'kept', by: 'line.favorited_at desc, line.id desc' }

function* conditionsOf({ theme, q, origin, favorite, sort, cursor }: ListQuery): Generator<Condition> {
  yield arrived
  if (cursor !== undefined)
    yield { name: 'on', sql: `line.id ${sort === 'newest' ? '<' : '>'} $`, values: [ageCursor.read(cursor)] }
  if (theme) yield { name: 'theme', sql: 'line.themes @> array[$::text]', values: [theme] }
  if (q) yield containing(q)
  if (origin) yield { name: 'origin', sql: 'line.origin = $', values: [origin] }
  if (favorite !== undefined) yield favorite ? kept : notKept
}

function* keptBefore(cursor: string | undefined): Generator<Condition> {
  yield kept
  if (cursor === undefined) return
  const { instant, id } = instantCursor.read(cursor)
  yield { name: 'on', sql: '(line.favorited_at, line.id) < ($, $)', values: [instant, id] }
}

/**
 * An empty page may mean that there is no account. Checking that only for empty pages saves a query on all others.
 * Throws `not_synced`.
 */
async function read(app: App, subject: Subject, list: List): Promise<SerialisedReply<AffirmationPage>> {
  const page = await readPageAsJson(app.database, list)
  if (page) return page
  if (!(await findAccount(app, subject))) throw new Problem('not_synced')
  return emptyPage()
}

/** The lines this user has received or written, ordered by age. */
export const listAffirmations = (
  app: App,
  subject: Subject,
  query: ListQuery,
): Promise<SerialisedReply<AffirmationPage>> =>
  read(app, subject, {
    conditions: [ownedBy(subject), ...conditionsOf(query)],
    order: query.sort === 'newest' ? newest : oldest,
    limit: query.limit,
    cursorOf: (last) => ageCursor.write(favouriteOf(last).id),
  })

/** This user's favourites, latest first. */
export const listFavorites = (
  app: App,
  subject: Subject,
  { q, cursor, limit }: Pick<ListQuery, 'q' | 'cursor' | 'limit'>,
): Promise<SerialisedReply<AffirmationPage>> =>
  read(app, subject, {
    conditions: [ownedBy(subject), ...keptBefore(cursor), ...(q ? [containing(q)] : [])],
    order: latestKept,
    limit,
    cursorOf(last) {
      const { favoritedAt, id } = favouriteOf(last)
      return instantCursor.write(favoritedAt, id)
    },
  })
