import type { TodaysAffirmation } from '@glimmer/contract/index'
import type { Account, App } from '#app.ts'
import { SerialisedReply } from '#http/serialised-reply.ts'
import { daysAfter, localDay } from '#time/wall-clock.ts'
import { favouriteOf, type LineText, lineAsJson, lineColumns, rawText } from './line-json.ts'

type Row = [...LineText, day: string, timeZone: string]

/** The lines of those days that have been shown and read. */
const text = `
  select ${lineColumns}, shown.day::text, owner.preferences ->> 'timeZone'
  from account owner
    join daily_line shown on shown.account_id = owner.id
    join affirmation line on line.account_id = shown.account_id and line.id = shown.affirmation_id
  where owner.id = $1 and shown.day = any($2::date[]) and shown.choice_basis is null and shown.read_at is not null`

/**
 * Today's line in one query, and its id; undefined if today has not shown one yet. The user's time zone is only known
 * from the result, so the query reads yesterday, today and tomorrow in UTC, and `localDay` picks the right one, as
 * everywhere else.
 */
export async function findTodayAsJson(
  { database: { pool }, clock }: App,
  { id }: Account,
): Promise<{ id: string; today: SerialisedReply<TodaysAffirmation> } | undefined> {
  const now = clock.now()
  const day = localDay(now, 'UTC')
  const values = [id, [daysAfter(day, -1), day, daysAfter(day, 1)]]
  const { rows } = await pool.query<Row>({ name: 'today', text, ...rawText, values })
  for (const [words, description, more, clip, shownOn, timeZone] of rows) {
    if (shownOn !== localDay(now, timeZone)) continue
    const line: LineText = [words, description, more, clip]
    return { id: favouriteOf(line).id, today: new SerialisedReply(lineAsJson(line, `,"day":"${shownOn}"`)) }
  }
  return undefined
}
