import { type SQL, sql } from 'drizzle-orm'
import type { App } from '#app.ts'
import type { ReminderKind } from '#database/tables/reminders.ts'
import { tooLateMs } from './remind.ts'

/** A claimed reminder of one account and day, and the targets for which sending has already begun. */
export interface Claim {
  accountId: string
  day: string
  kind: ReminderKind
  targets: string[]
}

/** A claim and one of its targets: `email`, or the id of a device. */
export interface Sending {
  claim: Claim
  target: string
}

const since = ({ clock }: App) => sql`${new Date(clock.now().getTime() - tooLateMs).toISOString()}::timestamptz`

/** The matching claims that are not too old to be sent. */
export async function findClaims(app: App, which: SQL): Promise<Claim[]> {
  const { rows } = await app.database.db.execute<Claim & Record<string, unknown>>(sql`
    select account_id as "accountId", day::text, kind, targets from reminder_delivery
    where ${which} and due_at >= ${since(app)}`)
  return rows
}

const nameOf = (accountId: string, day: string, kind: string, target: string) => `${accountId} ${day} ${kind} ${target}`

/** SQL that turns sendings into rows named `given`. */
const given = (sendings: readonly Sending[]) => sql`
  unnest(${sql.param(sendings.map(({ claim }) => claim.accountId))}::uuid[],
    ${sql.param(sendings.map(({ claim }) => claim.day))}::date[],
    ${sql.param(sendings.map(({ claim }) => claim.kind))}::text[],
    ${sql.param(sendings.map(({ target }) => target))}::text[]) as given (account_id, day, kind, target)`

/**
 * Marks targets before anything is sent: an interruption in between loses a reminder instead of sending it twice.
 * Returns for each sending whether it may go: it was not marked before, and it is not too late.
 */
export async function markAll(app: App, sendings: readonly Sending[]): Promise<boolean[]> {
  const { rows } = await app.database.db.execute<Record<'account_id' | 'day' | 'kind' | 'target', string>>(sql`
    with given as materialized (select * from ${given(sendings)}),
    held as (
      select account_id, day, kind, targets from reminder_delivery
      where (account_id, day, kind) in (select account_id, day, kind from given) and due_at >= ${since(app)}
      order by account_id, day, kind for update),
    fresh as (
      select given.* from given join held using (account_id, day, kind) where given.target <> all (held.targets)),
    marked as (
      update reminder_delivery sent set targets = sent.targets || added.targets
      from (select account_id, day, kind, array_agg(target) as targets from fresh group by account_id, day, kind) added
      where sent.account_id = added.account_id and sent.day = added.day and sent.kind = added.kind)
    select account_id, day::text, kind, target from fresh`)
  const marked = new Set(rows.map(({ account_id, day, kind, target }) => nameOf(account_id, day, kind, target)))
  return sendings.map(({ claim, target }) => marked.has(nameOf(claim.accountId, claim.day, claim.kind, target)))
}

/** Removes the marks of targets that were certainly not reached. */
export async function unmarkAll(app: App, sendings: readonly Sending[]): Promise<undefined[]> {
  await app.database.db.execute(sql`
    update reminder_delivery sent set targets = array(select unnest(sent.targets) except select unnest(failed.targets))
    from (select account_id, day, kind, array_agg(target) as targets from ${given(sendings)} group by account_id, day, kind)
      failed
    where sent.account_id = failed.account_id and sent.day = failed.day and sent.kind = failed.kind`)
  return sendings.map(() => undefined)
}
