import { setTimeout as pause } from 'node:timers/promises'
import { type Feature, plans } from '@glimmer/contract/index'
import type { Account, App } from '#app.ts'
import type { Transaction } from '#database/pool.ts'
import { Problem } from '#problem.ts'
import { type Month, monthOf } from '#time/months.ts'
import { readCounters } from './read-usage.ts'
import { type Claim, type Reservation, reserve } from './reserve.ts'
import { commit, type Hold, release, releaseAfterFailure, waive } from './settle.ts'

/** The result of metered work, and how to store it. */
export interface MeteredResult<T> {
  /** False if the result turns out to be free, such as a line that was replaced by a fallback. */
  charged: boolean
  /**
   * True if the result is only a fallback: it is stored, but the reserved allowance and the idempotency key are
   * released, so that repeating the request does the work again and is charged if it succeeds. Never together with
   * `charged`.
   */
  isFallback?: boolean
  /** Identifies the result for `replay`. */
  resultId: string
  /** Stores the result in the transaction that charges for it: both happen, or neither. */
  store(transaction: Transaction): Promise<T>
}

/** Work that counts towards a plan's allowance. */
interface MeteredWork<T> {
  feature: Feature
  /** Idempotency key: requests with the same key are one piece of work. */
  key: string
  fingerprint: string
  work(): Promise<MeteredResult<T>>
  /** The work is never charged, and is done even if the allowance is used up. */
  isFree?: boolean
  /** Returns the result of work that was already done. */
  replay(resultId: string): Promise<T>
}

const maxPolls = 100
const pauseMs = 100

/**
 * Makes a reservation, or finds the key's existing one. If the database is lost before it answers, the reservation may
 * exist, so it is released.
 */
async function reservePlace(app: App, claim: Claim): Promise<Reservation | undefined> {
  const id = app.newId()
  try {
    return await reserve(app, claim, id)
  } catch (error) {
    await releaseAfterFailure(app, { accountId: claim.accountId, id }, error)
    throw error
  }
}

/**
 * Polls while another call works on the reservation: returns its result or, if it failed, a new reservation. After ten
 * seconds returns it as it is, still held.
 */
async function untilSettled(ask: () => Promise<Reservation | undefined>): Promise<Reservation | undefined> {
  let reservation = await ask()
  for (let poll = 0; poll < maxPolls && reservation?.state === 'reserved' && !reservation.fresh; poll++) {
    await pause(pauseMs)
    reservation = await ask()
  }
  return reservation
}

async function allowanceSpent(app: App, { id, tier }: Account, feature: Feature, month: Month) {
  const counters = await readCounters(app, id, month)
  const limit = plans[tier].limits[feature] ?? 0
  return new Problem('allowance_spent', undefined, {
    feature,
    limit,
    used: Math.min(limit, counters[feature]),
    resetsAt: month.resetsAt.toISOString(),
  })
}

const settleAs = ({ charged, isFallback }: MeteredResult<unknown>) => {
  if (isFallback) return release
  return charged ? commit : waive
}

async function doWork<T>(app: App, hold: Hold, work: () => Promise<MeteredResult<T>>): Promise<T> {
  try {
    const result = await work()
    return await app.database.db.transaction(async (transaction) => {
      const stored = await result.store(transaction)
      await settleAs(result)(transaction, hold, result.resultId)
      return stored
    })
  } catch (error) {
    await releaseAfterFailure(app, hold, error)
    throw error
  }
}

/**
 * Does metered work: reserves one of the month's allowance, works, stores the result and charges for it. A failure is
 * not charged. Requests with the same key, repeated or concurrent, do the work once and are charged once. The month is
 * the one in which the work starts. Throws `allowance_spent`, `idempotency_mismatch`, `still_working`.
 */
export async function runMetered<T>(app: App, account: Account, metered: MeteredWork<T>): Promise<T> {
  const { feature, key, fingerprint, work, replay, isFree = false } = metered
  const month = monthOf(app.clock.now(), app.config.usageTimeZone)
  const claim: Claim = {
    accountId: account.id,
    feature,
    period: month.period,
    limit: isFree ? null : plans[account.tier].limits[feature],
    key,
    fingerprint,
  }
  const reservation = await untilSettled(() => reservePlace(app, claim))
  if (!reservation) throw await allowanceSpent(app, account, feature, month)
  if (reservation.fingerprint !== fingerprint) throw new Problem('idempotency_mismatch')
  if (reservation.fresh) return doWork(app, { accountId: account.id, id: reservation.id }, work)
  if (reservation.resultId === null) throw new Problem('still_working')
  return replay(reservation.resultId)
}
