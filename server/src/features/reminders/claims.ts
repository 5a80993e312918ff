import { type SQL, sql } from 'drizzle-orm'
import type { App } from '#app.ts'
import type { ReminderKind } from '#database/tables/reminders.ts'
import { tooLateMs } from './remind.ts'

/** A claimed reminder of one account and day, which of the day's it is, and the targets for which sending has already begun. */
export interface Claim {
  accountId: string
  day: string
  kind: ReminderKind
  slot: number
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
    select account_id as "accountId", day::text, kind, slot, targets from reminder_delivery
    where ${which} and due_at >= ${since(app)}`)
  return rows
}

const nameOf = ({ claim: { accountId, day, kind, slot }, target }: { claim: Omit<Claim, 'targets'>; target: string }) =>
  `${accountId} ${day} ${kind} ${slot} ${target}`

/** SQL that turns sendings into rows named `given`. */
const given = (sendings: readonly Sending[]) => sql`
  unnest(${sql.param(sendings.map(({ claim }) => claim.accountId))}::uuid[],
    ${sql.param(sendings.map(({ claim }) => claim.day))}::date[],
    ${sql.param(sendings.map(({ claim }) => claim.kind))}::text[],
    ${sql.param(sendings.map(({ claim }) => claim.slot))}::smallint[],
    ${sql.param(sendings.map(({ target }) => target))}::text[]) as given (account_id, day, kind, slot, target)`

/**
 * Marks targets before anything is sent: an interruption in between loses a reminder instead of sending it twice.
 * Returns for each sending whether it may go: it was not marked before, and it is not too late.
 */
export async function markAll(app: App, sendings: readonly Sending[]): Promise<boolean[]> {
  const { rows } = await app.database.db.execute<
    Omit<Claim, 'targets'> & { target: string } & Record<string, unknown>
  >(sql`
    with given as materialized (select * from ${given(sendings)}),
    held as (
      select account_id, day, kind, slot, targets from reminder_delivery
      where (account_id, day, kind, slot) in (select account_id, day, kind, slot from given) and due_at >= ${since(app)}
      order by account_id, day, kind, slot for update),
    fresh as (
      select given.* from given join held using (account_id, day, kind, slot) where given.target <> all (held.targets)),
    marked as (
      update reminder_delivery sent set targets = sent.targets || added.targets
      from (select account_id, day, kind, slot, array_agg(target) as targets from fresh
        group by account_id, day, kind, slot) added
      where (sent.account_id, sent.day, sent.kind, sent.slot) = (added.account_id, added.day, added.kind, added.slot))
    select account_id as "accountId", day::text, kind, slot, target from fresh`)
  const marked = new Set(rows.map(({ target, ...claim }) => nameOf({ claim, target })))
  return sendings.map((sending) => marked.has(nameOf(sending)))
}

/** Removes the marks of targets that were certainly not reached. */
export async function unmarkAll(app: App, sendings: readonly Sending[]): Promise<undefined[]> {
  await app.database.db.execute(sql`
    update reminder_delivery sent set targets = array(select unnest(sent.targets) except select unnest(failed.targets))
    from (select account_id, day, kind, slot, array_agg(target) as targets from ${given(sendings)}
      group by account_id, day, kind, slot) failed
    where (sent.account_id, sent.day, sent.kind, sent.slot) = (failed.account_id, failed.day, failed.kind, failed.slot)`)
  return sendings.map(() => undefined)
}
