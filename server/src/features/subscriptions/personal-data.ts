import { eq } from 'drizzle-orm'
import type { App, PersonalData } from '#app.ts'
import { billingAccount, webhookInbox } from '#database/tables/subscriptions.ts'
import { endBilling } from './end-billing.ts'
import { inboxJobKey } from './webhook-inbox.ts'

export const subscriptionData = (app: App): PersonalData => ({
  exported: [
    {
      table: 'billing_account',
      file: 'subscription',
      says: 'Your plan, as the payment provider told it.',
      orderBy: 'account_id',
    },
    {
      table: 'billing_notice',
      file: 'notices',
      says: 'Mail about your plan that was sent or is due.',
      orderBy: 'due_at',
    },
    {
      table: 'consent_record',
      file: 'consents',
      says: 'Which words you agreed to when a plan began, and when.',
      orderBy: 'given_at',
    },
  ],
  internalTables: ['checkout', 'billing_command'],
  beforeDeletion: (accountId) => endBilling(app, accountId),
  // The lock makes webhooks of this moment come before, and be deleted too, or come after, and find nobody.
  async deleteRows(transaction, accountId) {
    const [billing] = await transaction
      .select({ customer: billingAccount.customerId })
      .from(billingAccount)
      .where(eq(billingAccount.accountId, accountId))
      .for('update')
    if (!billing) return
    await transaction.delete(webhookInbox).where(eq(webhookInbox.customerId, billing.customer))
    await app.jobs.remove({ key: inboxJobKey(billing.customer) }, transaction)
  },
})
