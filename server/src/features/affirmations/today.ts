import { type Affirmation, plans, type Theme } from '@glimmer/contract'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Account, App } from '../../app.ts'
import { dailyLine } from '../../database/tables/affirmations.ts'
import { orNotFound } from '../../problem.ts'
import { briefOf, findPerson, type Person } from './brief.ts'
import { localDay } from './local-day.ts'
import { addAffirmation, findAffirmation, toAffirmation } from './store.ts'
import { toLine } from './to-line.ts'

/** The day's line was kept by another call in the meantime: this one is rolled back. */
class AlreadyKept extends Error {}

/** The person's own themes as far as the plan opens them; all the plan's when they chose none. */
function themesOf({ preferences }: Person, { tier }: Account): readonly Theme[] {
  const open = preferences.themes.filter((theme) => plans[tier].themes.includes(theme))
  return open.length > 0 ? open : plans[tier].themes
}

const findDay = ({ database }: App, accountId: string, day: string) =>
  database.db
    .select()
    .from(dailyLine)
    .where(and(eq(dailyLine.accountId, accountId), eq(dailyLine.day, day)))

/** Chooses and keeps the day's line; `earlier` is the text of one this person deleted today. */
async function chooseLine(app: App, account: Account, person: Person, day: string, earlier: string | undefined) {
  const now = app.clock.now()
  const recent = earlier === undefined ? person.recent : [earlier, ...person.recent]
  const seed = `${account.id} ${day}${earlier === undefined ? '' : ` ${earlier}`}`
  const brief = briefOf({ ...person, recent }, { themes: themesOf(person, account) }, now, seed)
  const { row } = toLine(app, account.id, app.writer.curated(brief), now)
  return app.database.db.transaction(async (transaction) => {
    const kept = orNotFound(await addAffirmation(transaction, row))
    const { rowCount } = await transaction
      .insert(dailyLine)
      .values({ accountId: account.id, day, affirmationId: kept.id, text: kept.text })
      .onConflictDoUpdate({
        target: [dailyLine.accountId, dailyLine.day],
        set: { affirmationId: sql`excluded.affirmation_id`, text: sql`excluded.text` },
        setWhere: isNull(dailyLine.affirmationId),
      })
    if (rowCount === 0) throw new AlreadyKept()
    return toAffirmation(kept)
  })
}

/**
 * Today's affirmation: one curated line a day, chosen for this person, free on every plan. It stays the same until
 * midnight where they are. Two tabs that ask at once get the same one.
 */
export async function readToday(app: App, account: Account): Promise<Affirmation> {
  const person = await findPerson(app, account.id)
  const day = localDay(app.clock.now(), person.preferences.timeZone)
  const [kept] = await findDay(app, account.id, day)
  const line = kept?.affirmationId && (await findAffirmation(app.database.db, account.id, kept.affirmationId))
  if (line) return toAffirmation(line)
  try {
    return await chooseLine(app, account, person, day, kept?.text)
  } catch (error) {
    if (error instanceof AlreadyKept) return readToday(app, account)
    throw error
  }
}
