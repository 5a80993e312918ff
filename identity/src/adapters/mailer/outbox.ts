import type { Database } from '#database/pool.ts'
import type { Email, Mailer } from '#ports/mailer.ts'

/** Stores mail in a table, to be read on a page in development. */
export const outboxMailer = (database: Database): Mailer => ({
  async send({ to, subject, text, html }) {
    await database.query('insert into identity.email_outbox (recipient, subject, text, html) values ($1, $2, $3, $4)', [
      to,
      subject,
      text,
      html,
    ])
  },
  async close() {},
})

/** The latest hundred emails, newest first. */
export async function readOutbox(database: Database): Promise<(Email & { sentAt: Date })[]> {
  const { rows } = await database.query<Email & { sentAt: Date }>(
    `select recipient as "to", subject, text, html, sent_at as "sentAt"
     from identity.email_outbox order by id desc limit 100`,
  )
  return rows
}
