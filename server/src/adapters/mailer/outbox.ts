import type { Pool } from 'pg'
import type { Clock } from '#ports/clock.ts'
import type { Mailer } from '#ports/mailer.ts'

/** Keeps mail in a table instead of sending it: development. */
export const outboxMailer = (pool: Pool, clock: Clock): Mailer => ({
  async send({ to, replyTo, subject, text, html, accountId }) {
    const statement = `insert into mail_outbox (recipient, subject, text, html, account_id, sent_at, reply_to)
      values ($1, $2, $3, $4, $5, $6, $7)`
    await pool.query(statement, [to, subject, text, html, accountId ?? null, clock.now(), replyTo ?? null])
  },
  async close() {},
})
