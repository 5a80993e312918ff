import { and, eq, isNotNull, lte, or, sql } from 'drizzle-orm'
import type { App } from '#app.ts'
import { billingAccount, billingCommand, webhookInbox } from '#database/tables/subscriptions.ts'
import { dayMs } from '#time/durations.ts'
import { finishInterruptedCommand } from './billing-command.ts'
import { findBilling } from './store.ts'
import { syncCustomer } from './sync-customer.ts'
import { readInbox, storeHint } from './webhook-inbox.ts'

/** The provider stops delivering after three days. */
const lookbackMs = 3 * dayMs
const batch = 500

/** Processes a list one by one; a failure is logged and left for the next round. */
async function forEach<T>({ log }: App, list: T[], does: (one: T) => Promise<unknown>) {
  for (const one of list) await does(one).catch((err: unknown) => log.warn({ err }, 'left for the next reconciliation'))
}

/** Finishes commands whose process died, or whose outcome is unknown. */
export async function finishCommands(app: App) {
  const rows = await app.database.db
    .select({ accountId: billingCommand.accountId })
    .from(billingCommand)
    .where(and(eq(billingCommand.state, 'running'), lte(billingCommand.leasedUntil, app.clock.now())))
    .limit(batch)
  await forEach(app, rows, async ({ accountId }) => {
    await finishInterruptedCommand(app, accountId)
    const billing = (await findBilling(app, accountId))?.billing
    if (billing) await syncCustomer(app, billing.customerId)
  })
}

/** Processes webhooks that were never delivered, and those stored by a process that died before processing them. */
async function processHints(app: App) {
  const since = new Date(app.clock.now().getTime() - lookbackMs)
  await forEach(app, await app.payments.undelivered(since).catch(() => []), (hint) => storeHint(app, hint))
  const rows = await app.database.db
    .selectDistinct({ customer: webhookInbox.customerId })
    .from(webhookInbox)
    .where(eq(webhookInbox.state, 'received'))
    .limit(batch)
  await forEach(app, rows, async ({ customer }) => customer && readInbox(app, customer))
}

/** Reads ended periods from the provider, and every plan once a day. */
async function syncDue(app: App) {
  const now = app.clock.now()
  const rows = await app.database.db
    .select({ customer: billingAccount.customerId })
    .from(billingAccount)
    .where(
      and(
        isNotNull(billingAccount.subscriptionId),
        or(
          lte(billingAccount.currentPeriodEnd, now),
          lte(billingAccount.checkedAt, sql`${now.toISOString()}::timestamptz - interval '1 day'`),
        ),
      ),
    )
    .limit(batch)
  await forEach(app, rows, ({ customer }) => syncCustomer(app, customer))
}

/**
 * Repairs what was missed: interrupted commands, webhooks that never came, periods that ended. Safe to run at any time.
 */
export async function reconcile(app: App): Promise<void> {
  await finishCommands(app)
  await processHints(app)
  await syncDue(app)
}
