import { batchCalls } from '@glimmer/lib/batch-calls'
import type { Pool } from 'pg'
import type { Clock } from '#ports/clock.ts'
import type { Email, Mailer } from '#ports/mailer.ts'

const insert = `
  insert into email_outbox (recipient, reply_to, subject, text, html, account_id, sent_at)
  select recipient, reply_to, subject, text, html, account_id, $7
  from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::uuid[]) with ordinality
    as letter (recipient, reply_to, subject, text, html, account_id, place) order by place`

/**
 * Stores emails in a table instead of sending them, for development. Concurrent sends are written by one statement.
 */
export function outboxMailer(pool: Pool, clock: Clock): Mailer {
  const send = batchCalls(async (emails: readonly Email[]) => {
    const column = (of: (email: Email) => string | undefined) => emails.map((email) => of(email) ?? null)
    await pool.query(insert, [
      column(({ to }) => to),
      column(({ replyTo }) => replyTo),
      column(({ subject }) => subject),
      column(({ text }) => text),
      column(({ html }) => html),
      column(({ accountId }) => accountId),
      clock.now(),
    ])
    return emails.map(() => undefined)
  })
  return { atOnce: 16, send, async check() {}, async close() {} }
}
