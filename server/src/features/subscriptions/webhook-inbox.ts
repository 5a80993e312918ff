import { and, eq, inArray } from 'drizzle-orm'
import type { App } from '#app.ts'
import type { Executor } from '#database/pool.ts'
import { billingAccount, webhookInbox } from '#database/tables/subscriptions.ts'
import type { Hint } from '#ports/payments.ts'
import { Problem } from '#problem.ts'
import { syncCustomer } from './sync-customer.ts'

/** The key of the job that processes a customer's waiting hints. */
export const inboxJobKey = (customer: string) => `read-inbox:${customer}`

/**
 * Whether a customer belongs to an account here. Its row is locked until the transaction ends, so that the account
 * cannot be deleted meanwhile without this hint.
 */
async function isKnown(transaction: Executor, customer: string): Promise<boolean> {
  const rows = await transaction
    .select({ id: billingAccount.accountId })
    .from(billingAccount)
    .where(eq(billingAccount.customerId, customer))
    .for('key share')
  return rows.length > 0
}

/**
 * Stores a hint and the job that processes it, both or neither. A hint about an unknown customer, most likely of a
 * deleted account, is stored without the customer's id and without a job. Returns false for a hint that is stored
 * already.
 */
export async function storeHint(app: App, { id, type, customer: about }: Hint): Promise<boolean> {
  return app.database.db.transaction(async (transaction) => {
    const customer = about && (await isKnown(transaction, about)) ? about : null
    const stored = await transaction
      .insert(webhookInbox)
      .values({
        eventId: id,
        type,
        customerId: customer,
        receivedAt: app.clock.now(),
        state: customer ? 'received' : 'done',
      })
      .onConflictDoNothing()
      .returning({ id: webhookInbox.eventId })
    if (stored.length === 0) return false
    if (customer)
      await app.jobs.add({ name: 'read-inbox', payload: { customer }, key: inboxJobKey(customer) }, transaction)
    return true
  })
}

/**
 * Handles a webhook: verifies its raw bytes and stores it. The only content used is which customer it is about. Throws
 * `webhook_refused`, with nothing stored, unless the provider signed it recently for our mode.
 */
export async function takeWebhook(app: App, raw: Buffer, signature: string): Promise<void> {
  const hint = await app.payments.verifyWebhook(raw, signature)
  if (!hint) throw new Problem('webhook_refused')
  await storeHint(app, hint)
}

/** Processes all waiting hints about a customer with one synchronisation. Idempotent. */
export async function readInbox(app: App, customer: string): Promise<void> {
  const waiting = await app.database.db
    .select({ id: webhookInbox.eventId })
    .from(webhookInbox)
    .where(and(eq(webhookInbox.customerId, customer), eq(webhookInbox.state, 'received')))
  if (waiting.length === 0) return
  await syncCustomer(app, customer)
  const ids = waiting.map(({ id }) => id)
  await app.database.db.update(webhookInbox).set({ state: 'done' }).where(inArray(webhookInbox.eventId, ids))
}
