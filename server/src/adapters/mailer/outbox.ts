import type { Pool } from 'pg'
import type { Mailer } from '#ports/mailer.ts'

/** Keeps mail in a table instead of sending it: development. */
export const outboxMailer = (pool: Pool): Mailer => ({
  async send({ to, subject, text, html, accountId }) {
    const statement = 'insert into mail_outbox (recipient, subject, text, html, account_id) values ($1, $2, $3, $4, $5)'
    await pool.query(statement, [to, subject, text, html, accountId ?? null])
  },
  async close() {},
})
