import { createHash } from 'node:crypto'
import { mailboxOf } from '@glimmer/contract/email-address'
import { batchCalls } from '@glimmer/lib/batch-calls'
import { sql } from 'drizzle-orm'
import type { Database } from '#database/pool.ts'
import type { Clock } from '#ports/clock.ts'
import type { Email, Mailer } from '#ports/mailer.ts'

/**
 * The most mails to one mailbox a day, across all accounts: its owner may know nothing of those who named it. The
 * operator's address accepts more (`support`), with a few messages from each sender's address (`answers`).
 */
const maxMailsPerDay = { any: 20, confirmation: 3, support: 500, answers: 5 } as const

/** The day's limit for this address is reached. */
export class MailLimit extends Error {
  override name = 'MailLimit'
}

const hashOf = (to: string) => createHash('sha256').update(mailboxOf(to)).digest()

interface CountedEmail {
  to: string
  kind: keyof typeof maxMailsPerDay
}

/**
 * Counts mails, and returns for each whether it may be sent. One statement for all of them, so that the limit holds
 * across servers. If several to one address exceed the limit, the first ones are sent.
 */
async function countEmails({ db }: Database, clock: Clock, emails: readonly CountedEmail[]): Promise<boolean[]> {
  const day = clock.now().toISOString().slice(0, 10)
  const counted = emails.map(({ to, kind }) => ({ hash: hashOf(to), kind }))
  const { rows } = await db.execute<{ hash: Buffer; kind: string; sent: number; more: number }>(sql`
    with given as (
      select hash, kind, count(*)::int as more
      from unnest(${sql.param(counted.map(({ hash }) => hash))}::bytea[], ${sql.param(counted.map(({ kind }) => kind))}::text[])
        as given (hash, kind)
      group by hash, kind order by hash, kind),
    kept as (
      insert into email_count as m (recipient_hash, kind, day, sent) select hash, kind, ${day}::date, more from given
      on conflict (recipient_hash, kind, day) do update set sent = m.sent + excluded.sent
      returning recipient_hash as hash, kind, sent)
    select hash, kind, sent, more from kept join given using (hash, kind)`)
  const nameOf = (hash: Buffer, kind: string) => `${kind} ${hash.toString('base64url')}`
  const sentBefore = new Map(rows.map(({ hash, kind, sent, more }) => [nameOf(hash, kind), sent - more]))
  return counted.map(({ hash, kind }, index) => {
    const name = nameOf(hash, kind)
    const sent = (sentBefore.get(name) ?? 0) + 1
    sentBefore.set(name, sent)
    return sent <= maxMailsPerDay[emails[index]?.kind ?? 'any']
  })
}

/** Counts a mail to an address, and returns whether it may be sent. */
export async function countEmail(
  database: Database,
  clock: Clock,
  to: string,
  kind: CountedEmail['kind'],
): Promise<boolean> {
  const [may] = await countEmails(database, clock, [{ to, kind }])
  return may === true
}

/** Wraps a mailer with the daily limits for each address; rejects with {@link MailLimit} beyond them. */
export function limitMail(mailer: Mailer, database: Database, clock: Clock): Mailer {
  const count = batchCalls((emails: readonly CountedEmail[]) => countEmails(database, clock, emails))
  return {
    atOnce: mailer.atOnce,
    async send(email: Email) {
      if (!(await count({ to: email.to, kind: email.replyTo ? 'support' : 'any' })))
        throw new MailLimit('enough was sent to this address today')
      await mailer.send(email)
    },
    check: () => mailer.check(),
    close: () => mailer.close(),
  }
}
