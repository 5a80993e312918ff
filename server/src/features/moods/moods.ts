import type { DayRange, Mood, MoodOfDay } from '@glimmer/contract'
import { Day } from '@glimmer/contract/day-range'
import { and, asc, between, eq, sql } from 'drizzle-orm'
import type { Account, App } from '#app.ts'
import { account } from '#database/tables/accounts.ts'
import { dailyMood } from '#database/tables/moods.ts'
import { invalidField, Problem } from '#problem.ts'
import { localDay } from '#time/wall-clock.ts'

const refuseDay = (message: string): never => {
  throw invalidField('day', message)
}

/** The time zone in which each day begins first: a day that has not begun there has not begun anywhere. */
const earliestZone = 'Pacific/Kiritimati'

function readDay(day: string): string {
  return Day.safeParse(day).success ? day : refuseDay('Give a day such as 2026-11-21.')
}

const ofDay = (accountId: string, day: string) => and(eq(dailyMood.accountId, accountId), eq(dailyMood.day, day))

/** The stored moods of these days, earliest first. */
export async function listMoods({ database: { db } }: App, { id }: Account, { from, to }: DayRange) {
  const items: MoodOfDay[] = await db
    .select({ day: dailyMood.day, mood: dailyMood.mood })
    .from(dailyMood)
    .where(and(eq(dailyMood.accountId, id), between(dailyMood.day, from, to)))
    .orderBy(asc(dailyMood.day))
  return { items }
}

/**
 * Stores the mood of a day; the latest answer counts. The same statement checks that the user wants moods stored, so
 * that none is once they have switched it off. Throws `moods_not_kept`, and `invalid_input` for a future day.
 */
export async function keepMood({ clock, database: { db } }: App, { id }: Account, given: string, mood: Mood) {
  const day = readDay(given)
  if (day > localDay(clock.now(), earliestZone)) refuseDay('That day has not come yet.')
  const { rowCount } = await db.execute(sql`
    insert into ${dailyMood} (account_id, day, mood)
    select person.id, ${day}, ${mood} from ${account} person
    where person.id = ${id} and (person.preferences->>'keepMoods')::boolean
    on conflict (account_id, day) do update set mood = excluded.mood`)
  if (rowCount === 0) throw new Problem('moods_not_kept')
  return { day, mood }
}

/** Deletes the mood of one day. Throws `not_found`, also when repeated. */
export async function deleteMood({ database: { db } }: App, { id }: Account, given: string): Promise<undefined> {
  const { rowCount } = await db.delete(dailyMood).where(ofDay(id, readDay(given)))
  if (rowCount === 0) throw new Problem('not_found')
}

/** Deletes every stored mood; repeating it is fine. */
export async function deleteMoods({ database: { db } }: App, { id }: Account): Promise<undefined> {
  await db.delete(dailyMood).where(eq(dailyMood.accountId, id))
}
