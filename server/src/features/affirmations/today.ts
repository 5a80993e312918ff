import { type Affirmation, plans, type Theme } from '@glimmer/contract'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Account, App } from '#app.ts'
import { dailyLine } from '#database/tables/affirmations.ts'
import { orNotFound } from '#problem.ts'
import { localDay } from '#time/wall-clock.ts'
import { formOfDay } from '#writing/phrasebook/form-of-day.ts'
import { briefOf, findPerson, type Person } from './brief.ts'
import { addAffirmation, findAffirmation, toAffirmation, toRow } from './store.ts'

/** The day's line was stored by another call in the meantime: this one is rolled back. */
class AlreadyChosen extends Error {}

/** The person's own themes as far as the plan opens them; all the plan's when they chose none. */
export function themesOf({ preferences }: Person, { tier }: Account): readonly Theme[] {
  const open = preferences.themes.filter((theme) => plans[tier].themes.includes(theme))
  return open.length > 0 ? open : plans[tier].themes
}

const findDay = ({ database }: App, accountId: string, day: string) =>
  database.db
    .select()
    .from(dailyLine)
    .where(and(eq(dailyLine.accountId, accountId), eq(dailyLine.day, day)))

/** The person has come for the line a reminder had shown them. */
const markRead = ({ database }: App, accountId: string, day: string, readAt: Date) =>
  database.db
    .update(dailyLine)
    .set({ readAt })
    .where(and(eq(dailyLine.accountId, accountId), eq(dailyLine.day, day), isNull(dailyLine.readAt)))

interface Wanted {
  day: string
  /** The text of one this person deleted today. */
  earlier: string | undefined
  /** Null where only a reminder asks. */
  readAt: Date | null
}

/** Chooses and stores the day's line. */
async function chooseLine(app: App, account: Account, person: Person, { day, earlier, readAt }: Wanted) {
  const now = app.clock.now()
  const recent = earlier === undefined ? person.recent : [earlier, ...person.recent]
  const seed = `${account.id} ${day}${earlier === undefined ? '' : ` ${earlier}`}`
  const form = formOfDay(person.preferences.form, seed)
  const brief = briefOf({ ...person, recent }, { themes: themesOf(person, account), form }, now, seed)
  const { row } = toRow(app, account.id, app.writer.curated(brief), now)
  return app.database.db.transaction(async (transaction) => {
    const added = orNotFound(await addAffirmation(transaction, row))
    const { rowCount } = await transaction
      .insert(dailyLine)
      .values({ accountId: account.id, day, affirmationId: added.id, text: added.text, readAt })
      .onConflictDoUpdate({
        target: [dailyLine.accountId, dailyLine.day],
        set: {
          affirmationId: sql`excluded.affirmation_id`,
          text: sql`excluded.text`,
          readAt: sql`coalesce(${dailyLine.readAt}, excluded.read_at)`,
        },
        setWhere: isNull(dailyLine.affirmationId),
      })
    if (rowCount === 0) throw new AlreadyChosen()
    return toAffirmation(added)
  })
}

async function findOrChoose(app: App, account: Account, read: boolean): Promise<Affirmation> {
  const person = await findPerson(app, account.id)
  const now = app.clock.now()
  const day = localDay(now, person.preferences.timeZone)
  const [stored] = await findDay(app, account.id, day)
  if (read && stored && !stored.readAt) await markRead(app, account.id, day, now)
  const line = stored?.affirmationId && (await findAffirmation(app.database.db, account.id, stored.affirmationId))
  if (line) return toAffirmation(line)
  try {
    return await chooseLine(app, account, person, { day, earlier: stored?.text, readAt: read ? now : null })
  } catch (error) {
    if (error instanceof AlreadyChosen) return findOrChoose(app, account, read)
    throw error
  }
}

/**
 * Today's affirmation: one curated line a day, chosen for this person, free on every plan. It stays the same until
 * midnight where they are. Two tabs that ask at once get the same one.
 */
export const readToday = (app: App, account: Account): Promise<Affirmation> => findOrChoose(app, account, true)

/** The same line for a reminder: the person has not come for it, and the day is not counted as one they came on. */
export const peekToday = (app: App, account: Account): Promise<Affirmation> => findOrChoose(app, account, false)
