import { reminderSlots } from '@glimmer/contract'
import { sql } from 'drizzle-orm'
import type { App } from '#app.ts'
import { tierUnder } from '#config/payments.ts'
import { peekToday } from '../affirmations/index.ts'
import type { ReminderLine } from './messages.ts'
import type { Recipient } from './settings.ts'

/** SQL for the lines of each source; `held` is the account's line. */
const conditions = {
  favourites: () => sql`held.favorited_at is not null`,
  own: () => sql`held.origin = 'own'`,
  collection: (id: string | null) => sql`exists (
    select from collection_line placed where placed.account_id = held.account_id
      and placed.affirmation_id = held.id and placed.collection_id = ${id})`,
} as const

/**
 * The line of one of a day's reminders. From the user's own lines it is a pseudo-random one that stays the same for that
 * reminder; where there is none, it is today's. Its words are shown only if the user chose so, and never to a teen's
 * lock screen.
 */
export async function chooseLine(
  app: App,
  accountId: string,
  person: Recipient,
  { day, slot }: { day: string; slot: number },
): Promise<ReminderLine> {
  const { settings, isTeen } = person
  const { source = 'today', collectionId = null } = reminderSlots(settings)[slot] ?? {}
  const isShown = settings.showLine && !isTeen
  if (source !== 'today') {
    const { rows } = await app.database.db.execute<{ id: string; text: string }>(sql`
      select id, text from affirmation held
      where account_id = ${accountId} and not is_upcoming and ${conditions[source](collectionId)}
      order by md5(held.id::text || ${`${day} ${slot}`}) limit 1`)
    const [line] = rows
    if (line) return { id: line.id, source, shown: isShown ? line.text : undefined }
  }
  if (!isShown) return { source: 'today', shown: undefined }
  const { id, text } = await todaysLine(app, accountId, person)
  return { id, source: 'today', shown: text }
}

async function todaysLine(app: App, accountId: string, { tier, age }: Recipient) {
  const { _id: id, text } = await peekToday(app, { id: accountId, tier: tierUnder(app.config.payments, tier), age })
  return { id, text }
}
