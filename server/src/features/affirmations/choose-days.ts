import { createHash } from 'node:crypto'
import { plans, type Theme } from '@glimmer/contract'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Account, App } from '#app.ts'
import { lockAccount } from '#database/lock-account.ts'
import type { Executor } from '#database/pool.ts'
import { affirmation, dailyLine } from '#database/tables/affirmations.ts'
import { orNotFound } from '#problem.ts'
import { instantOf, localDay } from '#time/wall-clock.ts'
import { formOfDay } from '#writing/phrasebook/form-of-day.ts'
import { briefOf, type Person, recentLines } from './brief.ts'
import { afterEvening, eveningBefore } from './evening/after-evening.ts'
import { addAffirmation, type NewAffirmation, toRow } from './store.ts'

/** Of the local day: a line for a day ahead is chosen as for that morning. */
const morningMinute = 8 * 60

/** A day and what is known of its line. */
export interface DayLine {
  day: string
  affirmationId: string | null
  text: string
  readAt: Date | null
  /** What it was chosen from, while the day has not shown it. */
  chosenFor: string | null
  /** Whether its words have come another way since: in the place of another line, or as one of the person's own. */
  cameAnotherWay: boolean
}

/** Of those received a little before the day: an older one is repeated on purpose, where nothing unheard is left. */
const cameAnotherWay = sql<boolean>`${dailyLine}.chosen_for is not null and exists (
  select from ${affirmation} other
  where other.account_id = ${dailyLine}.account_id and other.text = ${dailyLine}.text and not other.is_ahead
    and other.id is distinct from ${dailyLine}.affirmation_id and other.created_at > ${dailyLine}.day - 8)`

/** The lines chosen for some days so far. */
export const findDayLines = (db: Executor, accountId: string, days: readonly string[]): Promise<DayLine[]> =>
  db
    .select({
      day: dailyLine.day,
      affirmationId: dailyLine.affirmationId,
      text: dailyLine.text,
      readAt: dailyLine.readAt,
      chosenFor: dailyLine.chosenFor,
      cameAnotherWay,
    })
    .from(dailyLine)
    .where(and(eq(dailyLine.accountId, accountId), inArray(dailyLine.day, [...days])))

/** The person's own themes as far as the plan opens them; all the plan's when they chose none. */
export function themesOf({ preferences }: Person, { tier }: Account): readonly Theme[] {
  const open = preferences.themes.filter((theme) => plans[tier].themes.includes(theme))
  return open.length > 0 ? open : plans[tier].themes
}

/** What a day's line is chosen from, as one word: where it changes, days that have shown nothing yet are chosen anew. */
export function basisOf(person: Person, account: Account, day: string): string {
  const { preferences, ladder, values, firstName } = person
  const all: unknown[] = [themesOf(person, account), preferences.form, preferences.level, ladder, values, firstName]
  const evening = eveningBefore(day, person.evening)
  if (evening) all.push(evening)
  return createHash('sha256').update(JSON.stringify(all)).digest('base64url').slice(0, 16)
}

/** Whether a day's line is there and stays: it was shown, or would be chosen from the same again and is new. */
export const isSettled = ({ affirmationId, chosenFor, cameAnotherWay }: DayLine, basis: string): boolean =>
  affirmationId !== null && (chosenFor === null || (chosenFor === basis && !cameAnotherWay))

/**
 * Whether nobody has met a line that was chosen ahead, as far as is known. A device without a connection may hold it all
 * the same: its row stays for a while, so that a heart pressed there finds it (retention/rules.ts).
 */
async function isUnseen(db: Executor, accountId: string, id: string): Promise<boolean> {
  const [line] = await db
    .select({ isAhead: affirmation.isAhead })
    .from(affirmation)
    .where(and(eq(affirmation.accountId, accountId), eq(affirmation.id, id)))
  return line?.isAhead === true
}

/** Whether a day keeps the line it has: it is settled, or somebody has met it on a device. */
const stays = async (db: Executor, accountId: string, line: DayLine, basis: string): Promise<boolean> =>
  isSettled(line, basis) || (line.affirmationId !== null && !(await isUnseen(db, accountId, line.affirmationId)))

/** A line for a day; one the person deleted is not chosen again. */
function lineFor(app: App, account: Account, person: Person, day: string, deleted: string | undefined) {
  const { timeZone, form } = person.preferences
  const now = app.clock.now()
  const isAhead = day !== localDay(now, timeZone)
  const at = isAhead ? instantOf({ day, minute: morningMinute }, timeZone) : now
  const seed = [account.id, day, deleted].filter(Boolean).join(' ')
  const recent = deleted === undefined ? person.recent : [deleted, ...person.recent]
  const asked = {
    ...afterEvening(day, { themes: themesOf(person, account), open: plans[account.tier].themes }, person),
    form: formOfDay(form, seed),
  }
  const { row } = toRow(
    app,
    account.id,
    app.writerFor(account).curated(briefOf({ ...person, recent }, asked, at, seed)),
    at,
  )
  return { ...row, id: app.newId(at), isAhead }
}

async function addDay(db: Executor, day: string, line: NewAffirmation, basis: string) {
  await addAffirmation(db, line)
  const chosen = { affirmationId: line.id, text: line.text, chosenFor: line.isAhead ? basis : null }
  await db
    .insert(dailyLine)
    .values({ accountId: line.accountId, day, ...chosen })
    .onConflictDoUpdate({ target: [dailyLine.accountId, dailyLine.day], set: chosen })
}

/** The texts without one of them, once: the same words may have come another way besides. */
function without(texts: readonly string[], text: string | undefined): string[] {
  const at = texts.indexOf(text ?? '')
  return at < 0 ? [...texts] : texts.toSpliced(at, 1)
}

/**
 * Chooses the lines of some days, one after the other, where they have none; those chosen ahead from something else, or
 * whose words have come another way since, give way, unless somebody has met them on a device. Today's is the person's at
 * once, the others are ahead.
 */
export async function chooseDays(app: App, account: Account, person: Person, days: readonly string[]): Promise<void> {
  await app.database.db.transaction(async (transaction) => {
    orNotFound(await lockAccount(transaction, account.id))
    const rows = new Map((await findDayLines(transaction, account.id, days)).map((row) => [row.day, row]))
    // Of this moment: another line may have come since the person was read.
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
