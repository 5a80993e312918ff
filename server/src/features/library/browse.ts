import {
  type LibraryLine,
  type LibraryPage,
  type LibraryQuery,
  type LibraryTheme,
  plans,
  tierForTheme,
} from '@glimmer/contract'
import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Account, App } from '#app.ts'
import { account } from '#database/tables/accounts.ts'
import { affirmation } from '#database/tables/affirmations.ts'
import { orNotFound } from '#problem.ts'
import { partOfDay } from '#time/wall-clock.ts'
import type { BankLine } from '#writing/bank/bank-line.ts'
import { openLinesByTheme, readOpenLine, searchOpenShelf } from '#writing/bank/open-shelf.ts'
import { refuseCursor, refuseLockedThemes, shelfCursor } from '../affirmations/index.ts'

/** The page of lines after the cursor. Throws `invalid_input` if the cursor's line is not in `lines`. */
function pageFrom(lines: readonly BankLine[], limit: number, cursor: string | undefined) {
  const after = cursor === undefined ? -1 : placeOf(lines, cursor)
  const page = lines.slice(after + 1, after + 1 + limit)
  const last = page.at(-1)
  const hasMore = after + 1 + limit < lines.length
  return { page, nextCursor: hasMore && last ? shelfCursor.write(last.id) : null }
}

function placeOf(lines: readonly BankLine[], cursor: string): number {
  const id = shelfCursor.read(cursor)
  const index = lines.findIndex((line) => line.id === id)
  if (index < 0) refuseCursor()
  return index
}

/**
 * Returns a function that renders a line of the shelf for this user: with their first name, and for their time of day.
 */
export async function findReader({ clock, database: { db } }: App, accountId: string) {
  const [row] = await db
    .select({ firstName: account.firstName, preferences: account.preferences })
    .from(account)
    .where(eq(account.id, accountId))
  const { firstName, preferences } = orNotFound(row)
  const hour = partOfDay(clock.now(), preferences.timeZone)
  return (line: BankLine) => readOpenLine(line, firstName ?? undefined, hour)
}

/** Which of these texts are curated favourites of this account, and under which id. */
async function findKept({ database: { db } }: App, accountId: string, texts: readonly string[]) {
  const rows = await db
    .select({ id: affirmation.id, text: affirmation.text })
    .from(affirmation)
    .where(
      and(
        eq(affirmation.accountId, accountId),
        isNotNull(affirmation.favoritedAt),
        eq(affirmation.origin, 'curated'),
        inArray(affirmation.text, [...texts]),
      ),
    )
  return new Map(rows.map(({ id, text }) => [text, id]))
}

/**
 * A page of the open shelf, limited to the themes the plan includes. Throws `theme_locked` for a theme of another plan,
 * and `invalid_input` for a cursor that no page has returned.
 */
export async function browseLibrary(
  app: App,
  caller: Account,
  { theme, level, form, q, limit, cursor }: LibraryQuery,
): Promise<LibraryPage> {
  if (theme) refuseLockedThemes(caller, [theme])
  const matches = searchOpenShelf({ themes: theme ? [theme] : plans[caller.tier].themes, level, form, q })
  const { page, nextCursor } = pageFrom(matches, limit, cursor)
  if (page.length === 0) return { items: [], nextCursor }
  const read = await findReader(app, caller.id)
  const lines = page.map(read)
  const savedLines = await findKept(
    app,
    caller.id,
    lines.map(({ text }) => text),
  )
  const items = lines.map((line): LibraryLine => {
    const keptAs = savedLines.get(line.text)
    return keptAs === undefined ? line : { ...line, keptAs }
  })
  return { items, nextCursor }
}

/** Every theme with its lines and the cheapest plan that includes it. */
export const listLibraryThemes = (): { items: LibraryTheme[] } => ({
  items: openLinesByTheme.map(({ theme, lines }) => ({ theme, lines, tier: tierForTheme(theme) })),
})
