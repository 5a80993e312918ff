import { and, eq, gt, lte, sql } from 'drizzle-orm'
import type { App } from '#app.ts'
import { provenEmail } from '#database/proven-email.ts'
import { account } from '#database/tables/accounts.ts'
import { billingAccount, checkout } from '#database/tables/subscriptions.ts'

export type BillingRow = typeof billingAccount.$inferSelect
export type CheckoutRow = typeof checkout.$inferSelect

/**
 * The account's plan from our own copy; `billing` is null before the first checkout. Undefined if the account is
 * deleted.
 */
export async function findBilling({ database }: App, accountId: string) {
  const [row] = await database.db
    .select({
      tier: account.tier,
      status: account.subscriptionStatus,
      // The provider sends mail to the address it is given: an unproven one may be a stranger's.
      email: sql<string | null>`case when ${provenEmail(account)} then ${account.email} end`,
      billing: billingAccount,
    })
    .from(account)
    .leftJoin(billingAccount, eq(billingAccount.accountId, account.id))
    .where(eq(account.id, accountId))
  return row
}

/**
 * The account's customer id at the provider; creates the customer if needed. The idempotency key prevents a second one.
 */
export async function ensureCustomer(app: App, accountId: string): Promise<string> {
  const row = await findBilling(app, accountId)
  if (row?.billing) return row.billing.customerId
  const person = { accountId, email: row?.email ?? null }
  const customerId = await app.payments.createCustomer(person, `customer:${accountId}`)
  await app.database.db
    .insert(billingAccount)
    .values({ accountId, customerId, checkedAt: app.clock.now() })
    .onConflictDoNothing()
  return customerId
}

/** The checkout that can still be paid; closes those that have expired. */
export async function findOpenCheckout({ database, clock }: App, accountId: string): Promise<CheckoutRow | undefined> {
  const mine = and(eq(checkout.accountId, accountId), eq(checkout.state, 'open'))
  const now = clock.now()
  await database.db
    .update(checkout)
    .set({ state: 'done' })
    .where(and(mine, lte(checkout.expiresAt, now)))
  const [open] = await database.db
    .select()
    .from(checkout)
    .where(and(mine, gt(checkout.expiresAt, now)))
  return open
}
