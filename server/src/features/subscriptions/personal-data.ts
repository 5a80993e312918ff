import { Tier } from '@glimmer/contract/vocabulary'
import { eq } from 'drizzle-orm'
import * as z from 'zod'
import type { App } from '#app.ts'
import { exportedTable } from '#database/exported-table.ts'
import {
  billingAccount,
  billingNotice,
  consentRecord,
  grantedPlan,
  webhookInbox,
} from '#database/tables/subscriptions.ts'
import type { PersonalData } from '#personal-data.ts'
import { endBilling } from './end-billing.ts'
import { inboxJobKey } from './webhook-inbox.ts'

export const subscriptionPersonalData = (app: App): PersonalData => ({
  exported: [
    exportedTable(billingAccount, {
      file: 'subscription',
      description: 'Your plan, as the payment provider told it.',
      orderBy: 'account_id',
      fields: {
        scheduledTier: Tier,
        pendingTier: Tier,
        paymentIssue: z.enum(['none', 'action_required', 'past_due']),
      },
    }),
    exportedTable(grantedPlan, {
      file: 'granted-plan',
      description: 'A plan that you were given.',
      orderBy: 'account_id',
      fields: { tier: Tier },
    }),
    exportedTable(billingNotice, {
      file: 'notices',
      description: 'Mail about your plan that was sent or is due.',
      orderBy: 'due_at',
      fields: { tier: Tier, kind: z.enum(['ending', 'trial_ending', 'renewal']) },
    }),
    exportedTable(consentRecord, {
      file: 'consents',
      description: 'Which words you agreed to when a plan began, and when.',
      orderBy: 'given_at',
      fields: { tier: Tier },
    }),
  ],
  internalTables: ['checkout', 'billing_command'],
  beforeDeletion: (accountId) => endBilling(app, accountId),
  // The lock makes concurrent webhooks either come before, and be deleted too, or come after, and find no customer.
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
