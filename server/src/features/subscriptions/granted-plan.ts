import { type Tier, tiers } from '@glimmer/contract'
import { eq } from 'drizzle-orm'
import type { App } from '#app.ts'
import { lockAccount } from '#database/lock-account.ts'
import type { Executor } from '#database/pool.ts'
import { account } from '#database/tables/accounts.ts'
import { billingAccount, grantedPlan } from '#database/tables/subscriptions.ts'
import type { PaidTier } from '#ports/payments.ts'
import { orNotFound } from '#problem.ts'

const higher = <One extends Tier>(one: One, other: One): One =>
  tiers.indexOf(one) < tiers.indexOf(other) ? other : one

async function findGranted(db: Executor, accountId: string): Promise<PaidTier | undefined> {
  const [granted] = await db.select().from(grantedPlan).where(eq(grantedPlan.accountId, accountId))
  return granted?.tier
}

/** The plan of somebody who pays for `paid`: what was given to them may open more. */
export const tierWith = async (db: Executor, accountId: string, paid: Tier): Promise<Tier> =>
  higher<Tier>(paid, (await findGranted(db, accountId)) ?? 'free')

/** Whoever writes what a person's plan is holds their billing row first; undefined where they never paid. */
async function lockBilling(db: Executor, accountId: string) {
  const [billing] = await db.select().from(billingAccount).where(eq(billingAccount.accountId, accountId)).for('update')
  return billing
}

/** Gives a plan without payment, until it is ended. A higher one that they have stays, and so does what they pay. */
export const grantPlan = ({ database, clock }: App, accountId: string, tier: PaidTier): Promise<void> =>
  database.db.transaction(async (transaction) => {
    await lockBilling(transaction, accountId)
    const before = orNotFound(await lockAccount(transaction, accountId))
    const granted = higher(tier, (await findGranted(transaction, accountId)) ?? tier)
    const row = { accountId, tier: granted, grantedAt: clock.now() }
    await transaction.insert(grantedPlan).values(row).onConflictDoUpdate({ target: grantedPlan.accountId, set: row })
    const all = { tier: higher<Tier>(before.tier, granted) }
    await transaction.update(account).set(all).where(eq(account.id, accountId))
  })

/** Takes back what was given. Where they ever paid, what is left is for the provider to say. */
export const takeBackGrant = ({ database }: App, accountId: string): Promise<void> =>
  database.db.transaction(async (transaction) => {
    const billing = await lockBilling(transaction, accountId)
    await transaction.delete(grantedPlan).where(eq(grantedPlan.accountId, accountId))
    if (!billing) await transaction.update(account).set({ tier: 'free' }).where(eq(account.id, accountId))
  })
