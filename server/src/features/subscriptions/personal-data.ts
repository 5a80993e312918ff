import { Tier } from '@glimmer/contract/vocabulary'
import { eq } from 'drizzle-orm'
import * as z from 'zod'
import type { App } from '#app.ts'
import { billingAccount, webhookInbox } from '#database/tables/subscriptions.ts'
import { instant } from '#database/timestamps.ts'
import type { PersonalData } from '#personal-data.ts'
import { endBilling } from './end-billing.ts'
import { inboxJobKey } from './webhook-inbox.ts'

const plan = z.strictObject({
  customerId: z.string(),
  requestedReading: z.int(),
  appliedReading: z.int(),
  trialUsedAt: instant.nullable(),
  subscriptionId: z.string().nullable(),
  currentPeriodEnd: instant.nullable(),
  cancelAtPeriodEnd: z.boolean(),
  scheduledTier: Tier.nullable(),
  scheduledAt: instant.nullable(),
  trialEnd: instant.nullable(),
  paymentIssue: z.enum(['none', 'action_required', 'past_due']),
  pendingTier: Tier.nullable(),
  payUrl: z.string().nullable(),
  checkedAt: instant,
})

const notice = z.strictObject({
  id: z.uuid(),
  kind: z.enum(['ending', 'trial_ending', 'renewal']),
  periodEnd: instant,
  tier: Tier,
  dueAt: instant,
  sentAt: instant.nullable(),
  claimedAt: instant.nullable(),
})

const consent = z.strictObject({ id: z.uuid(), textVersion: z.string(), tier: Tier, givenAt: instant })

export const subscriptionData = (app: App): PersonalData => ({
  exported: [
    {
      table: 'billing_account',
      file: 'subscription',
      description: 'Your plan, as the payment provider told it.',
      orderBy: 'account_id',
      row: plan,
    },
    {
      table: 'granted_plan',
      file: 'granted-plan',
      description: 'A plan that you were given.',
      orderBy: 'account_id',
      row: z.strictObject({ tier: Tier, grantedAt: instant }),
    },
    {
      table: 'billing_notice',
      file: 'notices',
      description: 'Mail about your plan that was sent or is due.',
      orderBy: 'due_at',
      row: notice,
    },
    {
      table: 'consent_record',
      file: 'consents',
      description: 'Which words you agreed to when a plan began, and when.',
      orderBy: 'given_at',
      row: consent,
    },
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
