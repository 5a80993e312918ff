import { createHash } from 'node:crypto'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Account, App } from '#app.ts'
import { lockAccount } from '#database/lock-account.ts'
import type { Executor } from '#database/pool.ts'
import { affirmation, dailyLine } from '#database/tables/affirmations.ts'
import { orNotFound } from '#problem.ts'
import { localDay } from '#time/wall-clock.ts'
import { eveningBefore } from './after-evening.ts'
import { type Person, recentLines } from './brief.ts'
import { type Half, lineFor, themesOf } from './line-for-day.ts'
import { addAffirmation, type NewAffirmation } from './store.ts'

/** A day and the state of its line. */
export interface DayLine {
  day: string
  affirmationId: string | null
  text: string
  readAt: Date | null
  /** What the line was chosen from (see `basisOf`); null once the day has shown it. */
  choiceBasis: string | null
  /** The line for the evening of a day that has not shown its line. */
  eveningLineId: string | null
  eveningLineText: string | null
  /**
   * Whether the person has received one of the texts in another way since: as a replacement for another line, or as a
   * line of their own.
   */
  isDuplicate: boolean
}

/** Counts only lines from the eight days before: an older line is repeated on purpose if nothing unheard is left. */
const isDuplicate = sql<boolean>`${dailyLine}.choice_basis is not null and exists (
  select from ${affirmation} other
  where other.account_id = ${dailyLine}.account_id and not other.is_upcoming
    and other.text in (${dailyLine}.text, ${dailyLine}.evening_line_text)
    and other.id is distinct from ${dailyLine}.affirmation_id and other.id is distinct from ${dailyLine}.evening_line_id
    and other.created_at > ${dailyLine}.day - 8)`

/** The lines chosen so far for some days. */
export const findDayLines = (db: Executor, accountId: string, days: readonly string[]): Promise<DayLine[]> =>
  db
    .select({
      day: dailyLine.day,
      affirmationId: dailyLine.affirmationId,
      text: dailyLine.text,
      readAt: dailyLine.readAt,
      choiceBasis: dailyLine.choiceBasis,
      eveningLineId: dailyLine.eveningLineId,
      eveningLineText: dailyLine.eveningLineText,
      isDuplicate,
    })
    .from(dailyLine)
    .where(and(eq(dailyLine.accountId, accountId), inArray(dailyLine.day, [...days])))

/** A hash of what a day's line is chosen from: if it changes, days that have not been shown are chosen again. */
export function basisOf(person: Person, account: Account, day: string): string {
  const { preferences, ladder, values, firstName, steering } = person
  const all: unknown[] = [themesOf(person, account), preferences.form, preferences.level, ladder, values, firstName]
  const evening = eveningBefore(day, person.evening)
  if (evening) all.push(evening)
  if (steering.isOn) all.push(steering)
  return createHash('sha256').update(JSON.stringify(all)).digest('base64url').slice(0, 16)
}

/** Whether a day's line is final: it was shown, or the basis is unchanged and its text has not come another way. */
export const isSettled = ({ affirmationId, choiceBasis, isDuplicate }: DayLine, basis: string): boolean =>
  affirmationId !== null && (choiceBasis === null || (choiceBasis === basis && !isDuplicate))

/**
 * Whether, as far as the server knows, no device has shown a line that was chosen ahead. An offline device may hold it
 * all the same, so its row is not deleted immediately: a favourite pressed there still finds it (retention/rules.ts).
 */
async function findUnseen(db: Executor, accountId: string, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ id: affirmation.id })
    .from(affirmation)
    .where(and(eq(affirmation.accountId, accountId), inArray(affirmation.id, [...ids]), affirmation.isUpcoming))
  return new Set(rows.map(({ id }) => id))
}

/** The line of a day that a device has shown without the day's own request, as when it was made a favourite offline. */
export async function findSeen(db: Executor, accountId: string, line: DayLine): Promise<string | undefined> {
  const ids = [line.affirmationId, line.eveningLineId].filter((id) => id !== null)
  const unseen = await findUnseen(db, accountId, ids)
  return ids.find((id) => !unseen.has(id))
}

/** Whether a day retains its lines: they are settled, or a device has shown one of them. */
const stays = async (db: Executor, accountId: string, line: DayLine, basis: string): Promise<boolean> =>
  isSettled(line, basis) || (line.affirmationId !== null && (await findSeen(db, accountId, line)) !== undefined)

async function addDay(
  db: Executor,
  day: string,
  line: NewAffirmation,
  evening: NewAffirmation | undefined,
  basis: string,
) {
  await addAffirmation(db, line)
  if (evening) await addAffirmation(db, evening)
  const chosen = {
    affirmationId: line.id,
    text: line.text,
    choiceBasis: evening ? basis : null,
    eveningLineId: evening?.id ?? null,
    eveningLineText: evening?.text ?? null,
  }
  await db
    .insert(dailyLine)
    .values({ accountId: line.accountId, day, ...chosen })
    .onConflictDoUpdate({ target: [dailyLine.accountId, dailyLine.day], set: chosen })
}

/** Removes one occurrence of each text: the person may have received the same words in another way too. */
const without = (texts: readonly string[], gone: readonly (string | null | undefined)[]): string[] =>
  gone.reduce<string[]>(
    (left, text) => {
      const at = left.indexOf(text ?? '')
      return at < 0 ? left : left.toSpliced(at, 1)
    },
    [...texts],
  )

/**
 * The person's latest lines while those of several days are chosen, newest first. Nobody knows which of a day's two lines
 * will be shown, so the themes of the lines by day take turns by themselves, and so do those for the evening.
 */
interface Latest {
  recent: readonly string[]
  turns: Record<Half, readonly string[]>
}

async function findLatest(db: Executor, accountId: string): Promise<Latest> {
  const lines = await recentLines(db, accountId)
  const heard = lines.filter(({ isUpcoming }) => !isUpcoming).map(({ text }) => text)
  return { recent: lines.map(({ text }) => text), turns: { day: heard, evening: heard } }
}

const afterTurns = ({ day, evening }: Latest['turns'], text: string, eveningText: string | null | undefined) => ({
  day: [text, ...day],
  evening: [eveningText ?? text, ...evening],
})

/** Chooses the line of a day that is shown now, or the two of a day ahead. */
function linesFor(
  app: App,
  account: Account,
  person: Person,
  { recent, turns }: Latest,
  day: string,
  deleted?: string,
) {
  const choose = (texts: readonly string[], half?: Half) =>
    lineFor(app, account, { ...person, recent: [...texts] }, { day, half, deleted, before: turns[half ?? 'day'] })
  if (day === localDay(app.clock.now(), person.preferences.timeZone)) return { line: choose(recent) }
  const line = choose(recent, 'day')
  return { line, evening: choose([line.text, ...recent], 'evening') }
}

/** Chooses the lines of a day in place of those it had, and returns the latest lines with them. */
async function chooseDay(
  app: App,
  account: Account,
  person: Person,
  { db, day, before, latest }: { db: Executor; day: string; before: DayLine | undefined; latest: Latest },
): Promise<Latest> {
  const deleted = before?.affirmationId === null ? before.text : undefined
  const recent = without(latest.recent, [before?.text, before?.eveningLineText])
  const { line, evening } = linesFor(app, account, person, { ...latest, recent }, day, deleted)
  await addDay(db, day, line, evening, basisOf(person, account, day))
  const texts = evening ? [evening.text, line.text] : [line.text]
  return { recent: [...texts, ...recent], turns: afterTurns(latest.turns, line.text, evening?.text) }
}

/**
 * Chooses lines for some days, in order, where there are none. Lines chosen ahead are replaced if their basis has
 * changed or their text has come another way since, unless a device has shown them. Today's line belongs to the person
 * immediately, the others are ahead.
 */
export async function chooseDays(app: App, account: Account, person: Person, days: readonly string[]): Promise<void> {
  await app.database.db.transaction(async (transaction) => {
    orNotFound(await lockAccount(transaction, account.id))
    const rows = new Map((await findDayLines(transaction, account.id, days)).map((row) => [row.day, row]))
    // Read again under the lock: a line may have been added since `person` was read.
    let latest = await findLatest(transaction, account.id)
    for (const day of days) {
      const before = rows.get(day)
      if (!before || !(await stays(transaction, account.id, before, basisOf(person, account, day))))
        latest = await chooseDay(app, account, person, { db: transaction, day, before, latest })
      else if (before.choiceBasis !== null)
        latest = { ...latest, turns: afterTurns(latest.turns, before.text, before.eveningLineText) }
    }
  })
}
