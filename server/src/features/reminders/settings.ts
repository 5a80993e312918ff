import {
  defaultEveningLight,
  defaultReminders,
  type EveningLight,
  isQuiet,
  minutesOf,
  type ReminderSettings,
  type Reminders,
  reminderSlots,
  teenNight,
} from '@glimmer/contract'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Account, App } from '#app.ts'
import type { Executor } from '#database/pool.ts'
import { account } from '#database/tables/accounts.ts'
import { age } from '#database/tables/ages.ts'
import { reminder } from '#database/tables/reminders.ts'
import { collection } from '#database/tables/sets.ts'
import { invalidField, orNotFound, Problem } from '#problem.ts'
import { ageColumns, isUnderAge, standingOf } from '#safety/age-standing.ts'
import { askOnce } from './confirmation.ts'
import { listDevices } from './devices.ts'
import { eveningSettings, nextDue, type ReminderState } from './next-due.ts'

const recipientColumns = {
  id: account.id,
  email: account.email,
  preferences: account.preferences,
  tier: account.tier,
  reminder,
  age: ageColumns,
}

/** What a reminder needs to know of each account, by id; accounts that do not exist are left out. */
export async function findRecipients(app: App, accountIds: readonly string[], db: Executor = app.database.db) {
  const rows = await db
    .select(recipientColumns)
    .from(account)
    .leftJoin(reminder, eq(reminder.accountId, account.id))
    .leftJoin(age, eq(age.accountId, account.id))
    .where(eq(account.id, sql`any(${sql.param(accountIds)}::uuid[])`))
  return new Map(
    rows.map(({ id, email, preferences, tier, reminder: row, age: told }) => {
      const standing = standingOf(told, app)
      const recipient = {
        email,
        tier,
        age: standing,
        isTeen: isUnderAge(standing),
        seed: id,
        timeZone: preferences.timeZone,
        settings: row?.settings ?? defaultReminders,
        nextDueAt: row?.nextDueAt ?? null,
        evening: row?.evening ?? defaultEveningLight,
        eveningDueAt: row?.eveningDueAt ?? null,
        emailConfirmed: email !== null && row?.confirmedEmail === email,
      }
      return [id, recipient]
    }),
  )
}

export const findRecipient = async (app: App, accountId: string, db?: Executor) =>
  orNotFound((await findRecipients(app, [accountId], db)).get(accountId))

export type Recipient = Awaited<ReturnType<typeof findRecipient>>

export async function readReminders(app: App, { id }: Account): Promise<Reminders> {
  const [{ settings, nextDueAt, evening, eveningDueAt, emailConfirmed }, devices] = await Promise.all([
    findRecipient(app, id),
    listDevices(app, id),
  ])
  const at = (due: Date | null) => due?.toISOString() ?? null
  const pushKey = await app.push.publicKey()
  return {
    ...settings,
    nextAt: at(nextDueAt),
    evening: { ...evening, nextAt: at(eveningDueAt) },
    devices,
    emailConfirmed,
    pushKey,
  }
}

/** When each of the account's reminders is due next; one that was put off is forgotten. */
const duesOf = (settings: ReminderSettings, evening: EveningLight, now: Date, person: ReminderState) => ({
  nextDueAt: nextDue(settings, now, person),
  eveningDueAt: nextDue(eveningSettings(settings, evening), now, person),
  laterDueAt: null,
})

const comes = ({ enabled }: ReminderSettings, evening: EveningLight) => enabled || (evening.enabled && evening.remind)

/**
 * Stores how a user is reminded, from the next reminder on. Mail is only sent to a confirmed address; when mail is
 * first chosen, the confirmation is requested. Throws `no_email` if the account has no address.
 */
async function store(app: App, caller: Account, person: Recipient, settings: ReminderSettings, evening: EveningLight) {
  const { email, emailConfirmed } = person
  const byMail = comes(settings, evening) && settings.channel === 'email'
  if (byMail && !email) throw new Problem('no_email')
  const chosen = { settings, evening, ...duesOf(settings, evening, app.clock.now(), person) }
  await app.database.db
    .insert(reminder)
    .values({ accountId: caller.id, ...chosen })
    .onConflictDoUpdate({ target: reminder.accountId, set: chosen })
  if (byMail && email && !emailConfirmed) await askOnce(app, caller.id, email)
  return readReminders(app, caller)
}

const refuse = (path: string, message: string) => {
  throw invalidField(path, message, message)
}
const nightSentence = 'Nothing is sent between 21:00 and 07:00. Please choose a time of the day.'

/** Throws `invalid_input` if a reminder of a teen's could only come at night. */
function refuseTeenNight(settings: ReminderSettings): void {
  const slots = reminderSlots(settings, teenNight)
  const closed = slots.findIndex(({ minutes }) => minutes.length === 0)
  if (closed < 0) return
  const { times, window } = settings
  const { time } = times.toSorted((one, other) => one.time.localeCompare(other.time))[closed] ?? {}
  refuse(window ? 'window.to' : `times.${times.findIndex((each) => each.time === time)}.time`, nightSentence)
}

const collectionsOf = ({ times, window }: ReminderSettings) =>
  [...times, ...(window ? [window] : [])].flatMap(({ collectionId }) => collectionId ?? [])

/**
 * Throws `invalid_input` if a reminder's collection is not one of the account's. One that was chosen before may have
 * been deleted since: its reminder brings today's line.
 */
async function refuseOthersCollections(
  { database }: App,
  accountId: string,
  chosen: ReminderSettings,
  before: ReminderSettings,
) {
  const { times, window } = chosen
  const known = collectionsOf(before)
  const named = collectionsOf(chosen).filter((id) => !known.includes(id))
  if (named.length === 0) return
  const theirs = and(eq(collection.accountId, accountId), inArray(collection.id, named))
  const found = await database.db.select({ id: collection.id }).from(collection).where(theirs)
  const isMissing = ({ collectionId }: { collectionId: string | null }) =>
    collectionId !== null && named.includes(collectionId) && !found.some(({ id }) => id === collectionId)
  const at = times.findIndex(isMissing)
  if (at >= 0) refuse(`times.${at}.collectionId`, 'That collection is gone. Choose another.')
  if (window && isMissing(window)) refuse('window.collectionId', 'That collection is gone. Choose another.')
}

export async function chooseReminders(app: App, caller: Account, settings: ReminderSettings): Promise<Reminders> {
  const person = await findRecipient(app, caller.id)
  if (person.isTeen) refuseTeenNight(settings)
  await refuseOthersCollections(app, caller.id, settings, person.settings)
  return store(app, caller, person, settings, person.evening)
}

/** Stores the evening light settings. Throws `invalid_input` if its reminder falls within the quiet hours. */
export async function chooseEvening(app: App, caller: Account, evening: EveningLight): Promise<Reminders> {
  const person = await findRecipient(app, caller.id)
  const minute = minutesOf(evening.time)
  if (evening.remind && person.isTeen && isQuiet(teenNight, minute)) refuse('time', nightSentence)
  if (evening.remind && isQuiet(person.settings.quietHours, minute)) refuse('time', 'That is within your quiet hours.')
  return store(app, caller, person, person.settings, evening)
}

/** Recalculates when the next reminders are due, in the user's present time zone. */
export async function reschedule(app: App, accountId: string): Promise<void> {
  await app.database.db.transaction(async (transaction) => {
    const [row] = await transaction.select().from(reminder).where(eq(reminder.accountId, accountId)).for('update')
    if (!row) return
    const person = await findRecipient(app, accountId, transaction)
    const dues = duesOf(person.settings, person.evening, app.clock.now(), person)
    await transaction.update(reminder).set(dues).where(eq(reminder.accountId, accountId))
  })
}

/** Turns reminders off until the user turns them on again; the other settings are retained. */
export async function turnOff({ database }: App, accountId: string): Promise<void> {
  const off = sql`${reminder.settings} || '{"enabled": false}'::jsonb`
  const eveningOff = sql`${reminder.evening} || '{"remind": false}'::jsonb`
  await database.db
    .update(reminder)
    .set({
      settings: off as never,
      nextDueAt: null,
      laterDueAt: null,
      evening: eveningOff as never,
      eveningDueAt: null,
    })
    .where(eq(reminder.accountId, accountId))
}
