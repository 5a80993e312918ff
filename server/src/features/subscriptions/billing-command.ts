import { setTimeout as pause } from 'node:timers/promises'
import { and, eq, gt, lte, sql } from 'drizzle-orm'
import type { App } from '#app.ts'
import type { Transaction } from '#database/pool.ts'
import { billingCommand } from '#database/tables/subscriptions.ts'
import { PaymentsRefused, PaymentsUnavailable } from '#ports/payments.ts'
import { Problem } from '#problem.ts'
import { hourMs, minuteMs } from '#time/durations.ts'
import { execute, type Order, type Outcome } from './billing-orders.ts'

type Row = typeof billingCommand.$inferSelect

/** Longer than a request may take: an expired lease belongs to a process that died. */
const leaseMs = minuteMs
/** The provider forgets an idempotency key after a day, and until then repeats a failure it has stored for the key. */
const keyLifeMs = 23 * hourMs
const maxAttempts = 5

const leaseFrom = (now: Date) => new Date(now.getTime() + leaseMs)

const end = ({ database }: App, { id }: Row, change: Partial<Row>) =>
  database.db
    .update(billingCommand)
    .set(change)
    .where(and(eq(billingCommand.id, id), eq(billingCommand.state, 'running')))

/** Carries out a command. Its params hold everything, so that a retry makes exactly the same calls. */
async function runRow(app: App, row: Row): Promise<Outcome> {
  try {
    const outcome = await execute(app, row.id, row.accountId, row.params as Order)
    await end(app, row, { state: 'done', result: outcome })
    return outcome
  } catch (error) {
    if (error instanceof PaymentsRefused) {
      await end(app, row, { state: 'failed', result: { code: error.code } })
      app.log.warn({ kind: row.kind, code: error.code }, 'the payment provider refused a command')
      throw new Problem('payments_unavailable')
    }
    if (!(error instanceof PaymentsUnavailable)) throw error
    // It may have happened. The row stays, and the next caller retries the same command.
    await end(app, row, { leasedUntil: app.clock.now() })
    throw new Problem('payments_unavailable')
  }
}

async function takeLease({ database, clock }: App, accountId: string): Promise<Row | undefined> {
  const now = clock.now()
  const [row] = await database.db
    .update(billingCommand)
    .set({ leasedUntil: leaseFrom(now), attempts: sql`${billingCommand.attempts} + 1` })
    .where(
      and(
        eq(billingCommand.accountId, accountId),
        eq(billingCommand.state, 'running'),
        lte(billingCommand.leasedUntil, now),
      ),
    )
    .returning()
  return row
}

const isHopeless = ({ attempts, createdAt }: Row, now: Date) =>
  attempts > maxAttempts || now.getTime() - createdAt.getTime() > keyLifeMs

/**
 * Finishes a command that an earlier attempt left running. Nobody can tell whether it happened, so the same calls are
 * made with the same idempotency keys. Returns the command, if any. After a day or five attempts the command is given
 * up, and only what the provider reports counts.
 */
export async function finishInterruptedCommand(
  app: App,
  accountId: string,
): Promise<{ order: Order; outcome: Outcome } | undefined> {
  const row = await takeLease(app, accountId)
  if (!row) return undefined
  if (isHopeless(row, app.clock.now())) {
    await end(app, row, { state: 'failed' })
    return undefined
  }
  return { order: row.params as Order, outcome: await runRow(app, row) }
}

const isRunning = async ({ database, clock }: App, accountId: string) => {
  const mine = and(eq(billingCommand.accountId, accountId), eq(billingCommand.state, 'running'))
  const rows = await database.db
    .select({ id: billingCommand.id })
    .from(billingCommand)
    .where(and(mine, gt(billingCommand.leasedUntil, clock.now())))
  return rows.length > 0
}

const maxChecks = 200
const pauseMs = 50

/** Waits until no other call's command is running; throws `change_in_progress` after ten seconds. */
export async function waitForRunningCommand(app: App, accountId: string): Promise<void> {
  for (let check = 0; check < maxChecks; check++) {
    if (!(await isRunning(app, accountId))) return
    await pause(pauseMs)
  }
  throw new Problem('change_in_progress')
}

/**
 * Runs a command that can move money: first stores its row, then makes the calls, whose idempotency keys derive from
 * the row's id. Returns undefined if another command of this account is running: the caller then waits and decides
 * again. `also` runs in the transaction that stores the row.
 */
export async function runCommand(
  app: App,
  accountId: string,
  order: Order,
  also: (transaction: Transaction) => Promise<void> = async () => undefined,
): Promise<Outcome | undefined> {
  const now = app.clock.now()
  const row = await app.database.db.transaction(async (transaction) => {
    const [made] = await transaction
      .insert(billingCommand)
      .values({
        id: app.newId(),
        accountId,
        kind: order.kind,
        params: order,
        state: 'running',
        leasedUntil: leaseFrom(now),
        createdAt: now,
      })
      .onConflictDoNothing()
      .returning()
    if (made) await also(transaction)
    return made
  })
  return row && runRow(app, row)
}
