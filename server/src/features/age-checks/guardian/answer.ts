import { hashToken } from '@glimmer/lib/tokens'
import { and, eq, gt } from 'drizzle-orm'
import type { App } from '#app.ts'
import type { Transaction } from '#database/pool.ts'
import { age, guardian } from '#database/tables/ages.ts'
import { allowedFrom, dayOfAges } from '#safety/age-standing.ts'
import { daysAfter } from '#time/wall-clock.ts'
import { ageJobKeyPrefix, clearedGuardianFields, daysUntilClosing, type GuardianRow } from '../../ages/index.ts'
import { beginLimits } from '../limits.ts'
import { linkToken } from './address.ts'
import { blockMailbox } from './email-limits.ts'
import { notifyTeen } from './send-emails.ts'

/** The question or agreement that a link belongs to; undefined if it cannot be answered any more. */
export async function findByToken({ database, clock }: App, token: string): Promise<GuardianRow | undefined> {
  const [row] = await database.db
    .select()
    .from(guardian)
    .where(eq(guardian.tokenHash, hashToken(token)))
  if (row?.state === 'approved') return row
  return row?.state === 'asked' && row.expiresAt > clock.now() ? row : undefined
}

/** Closes an open question atomically; returns false if it was already answered, for example in another window. */
async function claim(
  transaction: Transaction,
  { id }: GuardianRow,
  now: Date,
  change: Partial<GuardianRow>,
): Promise<boolean> {
  const { rowCount } = await transaction
    .update(guardian)
    .set({ ...clearedGuardianFields, answeredAt: now, ...change })
    .where(and(eq(guardian.id, id), eq(guardian.state, 'asked'), gt(guardian.expiresAt, now)))
  return rowCount === 1
}

/**
 * Ends what a guardian permits, by a change to their row: limits apply immediately, a plan ends and its last payment is
 * refunded, and the account closes in `daysUntilClosing`, unless a guardian agrees before. Returns whether the row was
 * still open to that change.
 */
async function endPermission(
  app: App,
  { accountId }: GuardianRow,
  told: 'declined' | 'withdrawn',
  change: (transaction: Transaction) => Promise<boolean>,
): Promise<boolean> {
  const ended = await app.database.db.transaction(async (transaction) => {
    if (!(await change(transaction))) return false
    await transaction
      .update(age)
      .set({ closesOn: daysAfter(dayOfAges(app), daysUntilClosing), closingNotifiedAt: null })
      .where(eq(age.accountId, accountId))
    await notifyTeen(app, accountId, told, transaction)
    return true
  })
  if (ended) await beginLimits(app, accountId, false)
  return ended
}

/**
 * Cancels the account's closing, unless its owner is too young since the minimum age was raised: a parent cannot change
 * that.
 */
async function endClosing(app: App, accountId: string, on: Transaction) {
  const [row] = await on.select().from(age).where(eq(age.accountId, accountId))
  if (!row?.adultOn || allowedFrom(row.adultOn, app.config) > dayOfAges(app)) return
  await on.update(age).set({ closesOn: null, closingNotifiedAt: null }).where(eq(age.accountId, accountId))
}

/**
 * Opens the account fully, and mails the guardian the link that withdraws the agreement. Returns whether the question
 * was still open. The address is stored only in that mail's job, until it is sent.
 */
export async function approve(app: App, question: GuardianRow): Promise<boolean> {
  const now = app.clock.now()
  const { id, accountId, email } = question
  return app.database.db.transaction(async (transaction) => {
    const tokenHash = hashToken(linkToken(app.installationSecret(), 'withdraw', id))
    if (!(await claim(transaction, question, now, { state: 'approved', tokenHash }))) return false
    await endClosing(app, accountId, transaction)
    const key = `${ageJobKeyPrefix(accountId)}agreed ${id}`
    if (email) await app.jobs.add({ name: 'mail-guardian', payload: { to: email, questionId: id }, key }, transaction)
    await notifyTeen(app, accountId, 'approved', transaction)
    return true
  })
}

/** Records a refusal. Returns whether the question was still open. */
export const decline = (app: App, question: GuardianRow): Promise<boolean> =>
  endPermission(app, question, 'declined', (transaction) =>
    claim(transaction, question, app.clock.now(), { state: 'declined' }),
  )

/**
 * Records that the recipient does not know the child: no mail is sent to that address for a year. The teen is not told:
 * to them the question looks open, and then expires unanswered.
 */
export async function reportStranger(app: App, question: GuardianRow): Promise<boolean> {
  const claimed = await app.database.db.transaction((transaction) =>
    claim(transaction, question, app.clock.now(), {
      state: 'stranger',
      emailHint: question.emailHint,
      answeredAt: null,
    }),
  )
  if (claimed) await blockMailbox(app, question.emailHash)
  return claimed
}

/** Withdraws an agreement. Returns whether it still held. */
export const withdraw = (app: App, agreement: GuardianRow): Promise<boolean> =>
  endPermission(app, agreement, 'withdrawn', async (transaction) => {
    const { rowCount } = await transaction
      .update(guardian)
      .set({ state: 'withdrawn', endedAt: app.clock.now(), ...clearedGuardianFields })
      .where(and(eq(guardian.id, agreement.id), eq(guardian.state, 'approved')))
    return rowCount === 1
  })
