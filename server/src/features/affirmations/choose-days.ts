import { createHash } from 'node:crypto'
import { plans, type Theme } from '@glimmer/contract'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Account, App } from '#app.ts'
import { lockAccount } from '#database/lock-account.ts'
import type { Executor } from '#database/pool.ts'
import { affirmation, dailyLine } from '#database/tables/affirmations.ts'
import { orNotFound } from '#problem.ts'
import { instantOf, localDay, partOfDay } from '#time/wall-clock.ts'
import { openAt } from '#writing/ladder/choose-themes.ts'
import { formOfDay } from '#writing/phrasebook/form-of-day.ts'
import { adjustForEveningAnswer, eveningBefore } from './after-evening.ts'
import { briefOf, type Person, recentLines } from './brief.ts'
import { addAffirmation, type NewAffirmation, toRow } from './store.ts'

/** A day and the state of its line. */
export interface DayLine {
  day: string
  affirmationId: string | null
  text: string
  readAt: Date | null
  /** What the line was chosen from (see `basisOf`); null once the day has shown it. */
  choiceBasis: string | null
  /**
   * Whether the person has received the same text in another way since: as a replacement for another line, or as a line
   * of their own.
   */
  isDuplicate: boolean
}

/** Counts only lines from the eight days before: an older line is repeated on purpose if nothing unheard is left. */
const isDuplicate = sql<boolean>`${dailyLine}.choice_basis is not null and exists (
  select from ${affirmation} other
  where other.account_id = ${dailyLine}.account_id and other.text = ${dailyLine}.text and not other.is_upcoming
    and other.id is distinct from ${dailyLine}.affirmation_id and other.created_at > ${dailyLine}.day - 8)`

/** The lines chosen so far for some days. */
export const findDayLines = (db: Executor, accountId: string, days: readonly string[]): Promise<DayLine[]> =>
  db
    .select({
      day: dailyLine.day,
      affirmationId: dailyLine.affirmationId,
      text: dailyLine.text,
      readAt: dailyLine.readAt,
      choiceBasis: dailyLine.choiceBasis,
      isDuplicate,
    })
    .from(dailyLine)
    .where(and(eq(dailyLine.accountId, accountId), inArray(dailyLine.day, [...days])))

/** The themes the user chose that their plan includes; all themes of the plan if there are none. */
function themesOf({ preferences }: Person, { tier }: Account): readonly Theme[] {
  const open = preferences.themes.filter((theme) => plans[tier].themes.includes(theme))
  return open.length > 0 ? open : plans[tier].themes
}

/** The same for when a line is read, if that is known: who chose no themes gets sleep only when it is time for it. */
export function themesAt(person: Person, account: Account, readAt: Date | undefined): readonly Theme[] {
  const themes = themesOf(person, account)
  const { themes: chosen, timeZone } = person.preferences
  return chosen.length > 0 ? themes : openAt(themes, readAt && partOfDay(readAt, timeZone))
}

/** The form of somebody's line of a day. */
export const formOn = (day: string, { id }: Account, { preferences, joinedAt }: Person) =>
  formOfDay(preferences.form, { id, joinedOn: localDay(joinedAt, preferences.timeZone) }, day)

/** A hash of what a day's line is chosen from: if it changes, days that have not been shown are chosen again. */
export function basisOf(person: Person, account: Account, day: string): string {
  const { preferences, ladder, values, firstName } = person
  const all: unknown[] = [themesOf(person, account), preferences.form, preferences.level, ladder, values, firstName]
  const evening = eveningBefore(day, person.evening)
  if (evening) all.push(evening)
  return createHash('sha256').update(JSON.stringify(all)).digest('base64url').slice(0, 16)
}

/** Whether a day's line is final: it was shown, or the basis is unchanged and its text has not come another way. */
export const isSettled = ({ affirmationId, choiceBasis, isDuplicate }: DayLine, basis: string): boolean =>
  affirmationId !== null && (choiceBasis === null || (choiceBasis === basis && !isDuplicate))

/**
 * Whether, as far as the server knows, no device has shown a line that was chosen ahead. An offline device may hold it
 * all the same, so its row is not deleted immediately: a favourite pressed there still finds it (retention/rules.ts).
 */
async function isUnseen(db: Executor, accountId: string, id: string): Promise<boolean> {
  const [line] = await db
    .select({ isUpcoming: affirmation.isUpcoming })
    .from(affirmation)
    .where(and(eq(affirmation.accountId, accountId), eq(affirmation.id, id)))
  return line?.isUpcoming === true
}

/** Whether a day retains its line: it is settled, or a device has shown it. */
const stays = async (db: Executor, accountId: string, line: DayLine, basis: string): Promise<boolean> =>
  isSettled(line, basis) || (line.affirmationId !== null && !(await isUnseen(db, accountId, line.affirmationId)))

/**
 * Chooses a line for a day; one that the user deleted is not chosen again. Nobody knows at what hour a day ahead will be
 * opened, so its line belongs to no hour.
 */
export function lineFor(app: App, account: Account, person: Person, day: string, deleted: string | undefined) {
  const { timeZone } = person.preferences
  const now = app.clock.now()
  const isUpcoming = day !== localDay(now, timeZone)
  const readAt = isUpcoming ? undefined : now
  const at = readAt ?? instantOf({ day, minute: 0 }, timeZone)
  const seed = [account.id, day, deleted].filter(Boolean).join(' ')
  const recent = deleted === undefined ? person.recent : [deleted, ...person.recent]
  const request = {
    ...adjustForEveningAnswer(
      day,
      { themes: themesAt(person, account, readAt), open: plans[account.tier].themes },
      person,
    ),
    form: formOn(day, account, person),
  }
  const { row } = toRow(
    app,
    account.id,
    app.writerFor(account).curated(briefOf({ ...person, recent }, request, readAt, seed)),
    at,
  )
  return { ...row, id: app.newId(at), isUpcoming }
}

async function addDay(db: Executor, day: string, line: NewAffirmation, basis: string) {
  await addAffirmation(db, line)
  const chosen = { affirmationId: line.id, text: line.text, choiceBasis: line.isUpcoming ? basis : null }
  await db
    .insert(dailyLine)
    .values({ accountId: line.accountId, day, ...chosen })
    .onConflictDoUpdate({ target: [dailyLine.accountId, dailyLine.day], set: chosen })
}

/** Removes one occurrence of `text`: the person may have received the same words in another way too. */
function without(texts: readonly string[], text: string | undefined): string[] {
  const at = texts.indexOf(text ?? '')
  return at < 0 ? [...texts] : texts.toSpliced(at, 1)
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
    let recent = await recentLines(transaction, account.id)
    for (const day of days) {
      const before = rows.get(day)
      const basis = basisOf(person, account, day)
      if (before && (await stays(transaction, account.id, before, basis))) continue
      const deleted = before?.affirmationId === null ? before.text : undefined
      recent = without(recent, before?.text)
      const line = lineFor(app, account, { ...person, recent }, day, deleted)
      await addDay(transaction, day, line, basis)
      recent = [line.text, ...recent]
    }
  })
}
