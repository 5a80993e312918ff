import type { Pool } from 'pg'
import type { Mailer } from '#ports/mailer.ts'

/** Keeps mail in a table instead of sending it: development. */
export const outboxMailer = (pool: Pool): Mailer => ({
  async send({ to, subject, text, html }) {
    await pool.query('insert into mail_outbox (recipient, subject, text, html) values ($1, $2, $3, $4)', [
      to,
      subject,
      text,
      html,
    ])
  },
  async close() {},
})
