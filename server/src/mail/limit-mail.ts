import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Database } from '#database/pool.ts'
import type { Clock } from '#ports/clock.ts'
import type { Email, Mailer } from '#ports/mailer.ts'

/**
 * To one address in a day, over all accounts: whoever reads there may know nothing of those who named it. Those who run
 * this want to hear of everybody: of what is written to them more is let through, and a few `answers` to one address.
 */
const most = { any: 20, confirmation: 3, support: 500, answers: 5 } as const

/** Enough was sent to this address today. */
export class MailLimit extends Error {
  override name = 'MailLimit'
}

const hashOf = (to: string) => createHash('sha256').update(to.trim().toLowerCase()).digest()

/** Counts a letter to an address, and answers whether it may still go: one statement, from however many servers. */
export async function takeLetter(
  { db }: Database,
  clock: Clock,
  to: string,
  kind: keyof typeof most = 'any',
): Promise<boolean> {
  const day = clock.now().toISOString().slice(0, 10)
  const { rows } = await db.execute<{ sent: number }>(sql`
    insert into mail_sent as m (recipient_hash, kind, day, sent) values (${hashOf(to)}, ${kind}, ${day}, 1)
    on conflict (recipient_hash, kind, day) do update set sent = m.sent + 1 returning sent`)
  return (rows[0]?.sent ?? 0) <= most[kind]
}

/** A mailer that writes to nobody more often than a day allows; rejects with {@link MailLimit} instead. */
export const limitMail = (mailer: Mailer, database: Database, clock: Clock): Mailer => ({
  async send(email: Email) {
    if (!(await takeLetter(database, clock, email.to, email.replyTo ? 'support' : 'any')))
      throw new MailLimit('enough was sent to this address today')
    await mailer.send(email)
  },
  close: () => mailer.close(),
})
