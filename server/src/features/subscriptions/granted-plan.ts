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

/** The tier of an account that pays for `paid`: a granted plan may be higher. */
export const tierWith = async (db: Executor, accountId: string, paid: Tier): Promise<Tier> =>
  higher<Tier>(paid, (await findGranted(db, accountId)) ?? 'free')

/** Locks the billing row; required before an account's tier is changed. Undefined if the account has never paid. */
async function lockBilling(db: Executor, accountId: string) {
  const [billing] = await db.select().from(billingAccount).where(eq(billingAccount.accountId, accountId)).for('update')
  return billing
}

/** Grants a plan without payment, until it is ended. Neither lowers a higher plan nor changes what the account pays. */
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

/** Withdraws a granted plan. If the account has ever paid, its tier is then up to the payment provider. */
export const revokeGrant = ({ database }: App, accountId: string): Promise<void> =>
  database.db.transaction(async (transaction) => {
    const billing = await lockBilling(transaction, accountId)
    // In the order of grantPlan: two transactions that lock the same rows in different orders wait for each other.
    await lockAccount(transaction, accountId)
    await transaction.delete(grantedPlan).where(eq(grantedPlan.accountId, accountId))
    if (!billing) await transaction.update(account).set({ tier: 'free' }).where(eq(account.id, accountId))
  })
