import type { Feature } from '@glimmer/contract'
import { sql } from 'drizzle-orm'
import type { Account, App } from '#app.ts'

export interface Claim {
  accountId: string
  feature: Feature
  period: string
  /** The plan's allowance for the month; null is unlimited, but still counted. */
  limit: number | null
  /** Idempotency key: requests with the same key are one piece of work. */
  key: string
  /** Identifies the request's content: the same key with another fingerprint is a mismatch. */
  fingerprint: string
}

export type Reservation = {
  id: string
  state: 'reserved' | 'committed' | 'waived'
  fingerprint: string
  resultId: string | null
  /** True if this call made the reservation: the caller then does the work. */
  fresh: boolean
}

/** Longer than any metered work takes: an older hold belongs to a process that died. */
export const holdSeconds = 600

/** Another call has the same key: its reservation is there (23505), or its release waits for this one (40P01). */
const isRaceForKey = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && (error.code === '23505' || error.code === '40P01')) || isRaceForKey(error.cause))

/**
 * Finds the key's reservation or reserves one of the allowance, in one statement; no row means that the allowance is
 * spent. The commit is asynchronous, because the later commit that stores the result flushes this one too. If the
 * database crashes in between, it loses the reservation together with the work.
 */
const reserveStatement = ({ database, clock }: App, claim: Claim, id: string) => {
  const { accountId, feature, period, limit, key, fingerprint } = claim
  const now = clock.now()
  const expires = new Date(now.getTime() + holdSeconds * 1000)
  return database.db.execute<Reservation & Record<string, unknown>>(sql`
    with prior as (
      select id, state, fingerprint, result_id from usage_reservation
      where account_id = ${accountId} and feature = ${feature} and key = ${key}
    ), place as (
      insert into usage_counter as counter (account_id, feature, period, reserved)
      select ${accountId}, ${feature}, ${period}::date, 1
      from (select set_config('synchronous_commit', 'off', true)) soon
      where not exists (select from prior) and (${limit}::int is null or ${limit}::int > 0)
      on conflict (account_id, feature, period) do update set reserved = counter.reserved + 1
      where ${limit}::int is null or counter.used + counter.reserved < ${limit}::int
      returning 1
    ), made as (
      insert into usage_reservation (id, account_id, feature, period, key, fingerprint, state, created_at, expires_at)
      select ${id}::uuid, ${accountId}, ${feature}, ${period}::date, ${key}, ${fingerprint}, 'reserved', ${now}, ${expires}
      from place
      returning id, state, fingerprint, result_id
    )
    select id, state, fingerprint, result_id as "resultId", true as fresh from made
    union all
    select id, state, fingerprint, result_id, false from prior`)
}

/**
 * Reserves one of the month's allowance under this id, or finds the key's existing reservation; undefined if none is
 * left. Of two concurrent calls with one key, one runs into the other's row and tries again.
 */
export async function reserve(app: App, claim: Claim, id: string): Promise<Reservation | undefined> {
  try {
    return (await reserveStatement(app, claim, id)).rows[0]
  } catch (error) {
    if (isRaceForKey(error)) return reserve(app, claim, id)
    throw error
  }
}

/** The `resultId` of the account's latest work of this kind; failed and unfinished work has none. */
export async function lastResult({ database }: App, { id }: Account, feature: Feature): Promise<string | undefined> {
  const { rows } = await database.db.execute<{ resultId: string }>(sql`
    select result_id as "resultId" from usage_reservation
    where account_id = ${id} and feature = ${feature} and state in ('committed', 'waived')
    order by created_at desc, id desc limit 1`)
  return rows[0]?.resultId
}
