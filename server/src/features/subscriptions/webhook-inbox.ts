import { and, eq, inArray } from 'drizzle-orm'
import type { App } from '#app.ts'
import type { Executor } from '#database/pool.ts'
import { billingAccount, webhookInbox } from '#database/tables/subscriptions.ts'
import type { Hint } from '#ports/payments.ts'
import { Problem } from '#problem.ts'
import { syncCustomer } from './sync-customer.ts'

/** The key of the job that follows what waits about a customer. */
export const inboxJobKey = (customer: string) => `read-inbox:${customer}`

/** Whether a customer is somebody's here. Until the transaction ends they cannot be deleted: their hints go with them. */
async function isKnown(transaction: Executor, customer: string): Promise<boolean> {
  const found = await transaction
    .select({ id: billingAccount.accountId })
    .from(billingAccount)
    .where(eq(billingAccount.customerId, customer))
    .for('key share')
  return found.length > 0
}

/**
 * Stores a hint and the job that follows it, both or neither. One about nobody here, most likely deleted, is stored
 * without saying whom it was about, and asks for nothing. Answers false for one that is known.
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
 * Takes a webhook: verified on its raw bytes, stored, acknowledged. Nothing in it is believed but whom it is about.
 * Throws `webhook_refused` for what the provider did not sign, lately, for our mode; then nothing is written.
 */
export async function takeWebhook(app: App, raw: Buffer, signature: string): Promise<void> {
  const hint = await app.payments.verifyWebhook(raw, signature)
  if (!hint) throw new Problem('webhook_refused')
  await storeHint(app, hint)
}

/** Follows all waiting hints about a customer with one look at the provider. Once or ten times, the state is the same. */
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
