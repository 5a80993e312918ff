import { defaultReminders, openMinutes, type ReminderSettings, type Reminders, teenNight } from '@glimmer/contract'
import { eq, sql } from 'drizzle-orm'
import type { Account, App } from '#app.ts'
import type { Executor } from '#database/pool.ts'
import { account } from '#database/tables/accounts.ts'
import { age } from '#database/tables/ages.ts'
import { reminder } from '#database/tables/reminders.ts'
import { orNotFound, Problem } from '#problem.ts'
import { ageColumns, isUnderAge, standingOf } from '#safety/age-standing.ts'
import { askOnce } from './confirmation.ts'
import { listDevices } from './devices.ts'
import { nextDue } from './next-due.ts'

/** What a reminder needs to know of a person. */
export async function findRecipient(app: App, accountId: string, db: Executor = app.database.db) {
  const [found] = await db
    .select({ email: account.email, preferences: account.preferences, tier: account.tier, reminder, age: ageColumns })
    .from(account)
    .leftJoin(reminder, eq(reminder.accountId, account.id))
    .leftJoin(age, eq(age.accountId, account.id))
    .where(eq(account.id, accountId))
  const { email, preferences, tier, reminder: row, age: told } = orNotFound(found)
  const standing = standingOf(told, app)
  return {
    email,
    tier,
    age: standing,
    isTeen: isUnderAge(standing),
    seed: accountId,
    timeZone: preferences.timeZone,
    settings: row?.settings ?? defaultReminders,
    nextDueAt: row?.nextDueAt ?? null,
    emailConfirmed: email !== null && row?.confirmedEmail === email,
  }
}

export async function readReminders(app: App, { id }: Account): Promise<Reminders> {
  const [{ settings, nextDueAt, emailConfirmed }, devices] = await Promise.all([
    findRecipient(app, id),
    listDevices(app, id),
  ])
  const nextAt = nextDueAt?.toISOString() ?? null
  return { ...settings, nextAt, devices, emailConfirmed, pushKey: await app.push.publicKey() }
}

const nightSentence = 'Nothing is sent between 21:00 and 07:00. Please choose a time of the day.'

/**
 * Stores the settings; they count from the next reminder on. Mail goes to an address only once its owner has said yes to
 * it, and is asked when it is first chosen. Throws `no_email` where mail has nowhere to go.
 */
export async function chooseReminders(app: App, caller: Account, settings: ReminderSettings): Promise<Reminders> {
  const person = await findRecipient(app, caller.id)
  const { email, emailConfirmed } = person
  if (settings.enabled && settings.channel === 'email' && !email) throw new Problem('no_email')
  if (person.isTeen && openMinutes(settings, teenNight).length === 0)
    throw new Problem('invalid_input', nightSentence, { errors: [{ path: 'time', message: nightSentence }] })
  const nextDueAt = nextDue(settings, app.clock.now(), person)
  await app.database.db
    .insert(reminder)
    .values({ accountId: caller.id, settings, nextDueAt })
    .onConflictDoUpdate({ target: reminder.accountId, set: { settings, nextDueAt } })
  if (settings.enabled && settings.channel === 'email' && email && !emailConfirmed) await askOnce(app, caller.id, email)
  return readReminders(app, caller)
}

/** Works out anew when the next one is due, on the walls of where the person is now. */
export async function reschedule(app: App, accountId: string): Promise<void> {
  await app.database.db.transaction(async (transaction) => {
    const [row] = await transaction.select().from(reminder).where(eq(reminder.accountId, accountId)).for('update')
    if (!row) return
    const person = await findRecipient(app, accountId, transaction)
    const nextDueAt = nextDue(row.settings, app.clock.now(), person)
    await transaction.update(reminder).set({ nextDueAt }).where(eq(reminder.accountId, accountId))
  })
}

/** Sends none any more until the person chooses them again; how and when stays as it was. */
export async function turnOff({ database }: App, accountId: string): Promise<void> {
  const off = sql`${reminder.settings} || '{"enabled": false}'::jsonb`
  await database.db
    .update(reminder)
    .set({ settings: off as never, nextDueAt: null })
    .where(eq(reminder.accountId, accountId))
}
