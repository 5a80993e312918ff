import { setImmediate as nextTurn } from 'node:timers/promises'
import {
  type ImportLines,
  type ImportOutcome,
  type ImportPreview,
  type ImportReply,
  maxOwnLines,
} from '@glimmer/contract'
import { and, eq, isNotNull, or } from 'drizzle-orm'
import type { Account, App } from '#app.ts'
import { lockAccount } from '#database/lock-account.ts'
import type { Executor } from '#database/pool.ts'
import { affirmation } from '#database/tables/affirmations.ts'
import { Problem } from '#problem.ts'
import { careNeeded } from '#safety/refuse-if-crisis.ts'
import { adviseOn } from '#writing/advice/advise-on.ts'
import { ownLine } from './own-lines.ts'
import { countOwn } from './store.ts'

type Lines = ImportLines['lines']

/** Two lines with the same key say the same: capitals, spaces and punctuation do not count, unless it is all there is. */
const keyOf = (text: string): string => {
  const plain = text.normalize('NFKC').toLowerCase()
  return plain.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim() || plain
}

/** The keys of the lines a user has saved: their own, and their favourites. */
async function savedKeys(db: Executor, accountId: string): Promise<Set<string>> {
  const isSaved = or(eq(affirmation.origin, 'own'), isNotNull(affirmation.favoritedAt))
  const rows = await db
    .select({ text: affirmation.text })
    .from(affirmation)
    .where(and(eq(affirmation.accountId, accountId), isSaved))
  return new Set(rows.map(({ text }) => keyOf(text)))
}

/** How many lines are read before other requests get their turn. */
const linesPerTurn = 25

/** What each line's words call for. */
async function readCare(lines: Lines) {
  const cares: ReturnType<typeof careNeeded>[] = []
  for (const { text, misread } of lines) {
    cares.push(careNeeded({ kind: 'line', misread }, text))
    if (cares.length % linesPerTurn === 0) await nextTurn()
  }
  return cares
}

/** What becomes of each line, given what its words call for and what is saved already. */
function outcomesOf(lines: Lines, cares: Awaited<ReturnType<typeof readCare>>, saved: ReadonlySet<string>) {
  const seen = new Set<string>()
  return lines.map(({ text }, at): ImportOutcome => {
    if (cares[at] === 'stop') return 'care_first'
    const key = keyOf(text)
    if (saved.has(key)) return 'saved_before'
    if (seen.has(key)) return 'duplicate'
    seen.add(key)
    return 'new'
  })
}

/** Says what `importLines` would do with each line, with the critic's advice on new ones. Stores nothing. */
export async function previewImport({ database: { db } }: App, { id }: Account, { lines }: ImportLines) {
  const outcomes = outcomesOf(lines, await readCare(lines), await savedKeys(db, id))
  const items: ImportPreview['items'] = []
  for (const [at, { text }] of lines.entries()) {
    const outcome = outcomes[at] ?? 'new'
    items.push({ outcome, advice: outcome === 'new' ? adviseOn(text).map(({ message }) => message) : [] })
    if (items.length % linesPerTurn === 0) await nextTurn()
  }
  return { items, room: Math.max(0, maxOwnLines - (await countOwn(db, id))) }
}

/**
 * Stores all new lines as the user's own, in one transaction: a line they have saved already is skipped, so repeating
 * an import adds nothing. Lines whose words ask for people are not stored, and the reply says how many; the others are.
 * Throws `lines_full` if not all of them fit, and then stores none.
 */
export async function importLines(app: App, { id: accountId }: Account, { lines }: ImportLines): Promise<ImportReply> {
  const cares = await readCare(lines)
  return app.database.db.transaction(async (transaction) => {
    await lockAccount(transaction, accountId, 'no key update')
    const outcomes = outcomesOf(lines, cares, await savedKeys(transaction, accountId))
    const fresh = lines.filter((_, at) => outcomes[at] === 'new')
    const room = maxOwnLines - (await countOwn(transaction, accountId))
    if (fresh.length > room)
      throw new Problem(
        'lines_full',
        `There’s room for ${room} more, and these are ${fresh.length} new lines. None was saved.`,
      )
    const now = app.clock.now()
    // Lists show the newest first: each line is a millisecond older than the one above it in the file.
    const rows = fresh.map((line, at) => ({
      ...ownLine(app, accountId, line, new Date(now.getTime() - at)),
      ...(line.isFavorite && { favoritedAt: now }),
    }))
    if (rows.length > 0) await transaction.insert(affirmation).values(rows)
    const withheld = outcomes.filter((outcome) => outcome === 'care_first').length
    return {
      added: rows.length,
      duplicates: lines.length - rows.length - withheld,
      withheld,
      care: cares.includes('soften') ? 'soften' : undefined,
    }
  })
}
