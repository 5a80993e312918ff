import { defaultReminders, type ReminderSettings, type Reminders } from '@glimmer/contract'
import { eq } from 'drizzle-orm'
import type { Account, App } from '#app.ts'
import type { Executor } from '#database/pool.ts'
import { account } from '#database/tables/accounts.ts'
import { reminder } from '#database/tables/reminders.ts'
import { orNotFound, Problem } from '#problem.ts'
import { askOnce } from './confirmation.ts'
import { listDevices } from './devices.ts'
import { nextDue } from './next-due.ts'

/** What a reminder needs to know of a person. */
export async function findRecipient(db: Executor, accountId: string) {
  const [found] = await db
    .select({ email: account.email, preferences: account.preferences, tier: account.tier, reminder })
    .from(account)
    .leftJoin(reminder, eq(reminder.accountId, account.id))
    .where(eq(account.id, accountId))
  const { email, preferences, tier, reminder: row } = orNotFound(found)
  return {
    email,
    tier,
    timeZone: preferences.timeZone,
    settings: row?.settings ?? defaultReminders,
    nextDueAt: row?.nextDueAt ?? null,
    emailConfirmed: email !== null && row?.confirmedEmail === email,
  }
}

export async function readReminders(app: App, { id }: Account): Promise<Reminders> {
  const [{ settings, nextDueAt, emailConfirmed }, devices] = await Promise.all([
    findRecipient(app.database.db, id),
    listDevices(app, id),
  ])
  const nextAt = nextDueAt?.toISOString() ?? null
  return { ...settings, nextAt, devices, emailConfirmed, pushKey: app.push.publicKey() }
}

/**
 * Stores the settings; they count from the next reminder on. Mail goes to an address only once its owner has said yes to
 * it, and is asked when it is first chosen. Throws `no_email` where mail has nowhere to go.
 */
export async function chooseReminders(app: App, caller: Account, settings: ReminderSettings): Promise<Reminders> {
  const { email, emailConfirmed, timeZone } = await findRecipient(app.database.db, caller.id)
  if (settings.enabled && settings.channel === 'email' && !email) throw new Problem('no_email')
  const nextDueAt = nextDue(settings, timeZone, app.clock.now(), caller.id)
  await app.database.db
    .insert(reminder)
    .values({ accountId: caller.id, settings, nextDueAt })
    .onConflictDoUpdate({ target: reminder.accountId, set: { settings, nextDueAt } })
  if (settings.enabled && settings.channel === 'email' && email && !emailConfirmed) await askOnce(app, caller.id, email)
  return readReminders(app, caller)
}

/** Works out anew when the next one is due, on the walls of where the person is now. */
export async function reschedule({ database, clock }: App, accountId: string): Promise<void> {
  await database.db.transaction(async (transaction) => {
    const [row] = await transaction.select().from(reminder).where(eq(reminder.accountId, accountId)).for('update')
    if (!row) return
    const { timeZone } = await findRecipient(transaction, accountId)
    const nextDueAt = nextDue(row.settings, timeZone, clock.now(), accountId)
    await transaction.update(reminder).set({ nextDueAt }).where(eq(reminder.accountId, accountId))
  })
}
