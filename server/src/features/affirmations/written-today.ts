import type { TodaysAffirmation } from '@glimmer/contract'
import type { Account, App } from '#app.ts'
import { Written } from '#http/written.ts'
import { daysAfter, localDay } from '#time/wall-clock.ts'
import { writtenLine } from './written-line.ts'

interface Row {
  day: string
  timeZone: string
  id: string
  line: string
}

/** The lines that some days have shown already, for somebody who came for them. */
const text = `
  select shown.day::text as day, owner.preferences ->> 'timeZone' as "timeZone", line.id,
    ${writtenLine(`',"day":"', shown.day::text, '"'`)} as line
  from account owner
    join daily_line shown on shown.account_id = owner.id
    join affirmation line on line.account_id = shown.account_id and line.id = shown.affirmation_id
  where owner.id = $1 and shown.day = any($2::date[]) and shown.chosen_for is null and shown.read_at is not null`

/**
 * Today's line as the database writes it, and its id; undefined where today has shown none yet. Which day it is where
 * they are is told here, as everywhere: somewhere it is the day before, or the day after, so the three are asked for.
 */
export async function findWrittenToday(
  { database: { pool }, clock }: App,
  { id }: Account,
): Promise<{ id: string; today: Written<TodaysAffirmation> } | undefined> {
  const now = clock.now()
  const day = localDay(now, 'UTC')
  const values = [id, [daysAfter(day, -1), day, daysAfter(day, 1)]]
  const { rows } = await pool.query<Row>({ name: 'today', text, values })
  const row = rows.find((shown) => shown.day === localDay(now, shown.timeZone))
  return row && { id: row.id, today: new Written(row.line) }
}
