import { reminderSlots } from '@glimmer/contract'
import { asc, eq, lte, sql } from 'drizzle-orm'
import type { App } from '#app.ts'
import type { Transaction } from '#database/pool.ts'
import { account } from '#database/tables/accounts.ts'
import { age } from '#database/tables/ages.ts'
import { type ReminderKind, reminder } from '#database/tables/reminders.ts'
import { ageColumns, isUnderAge, standingOf } from '#safety/age-standing.ts'
import { hourMs } from '#time/durations.ts'
import { wallTime } from '#time/wall-clock.ts'
import { findUnanswered } from '../evening/index.ts'
import { eveningSettings, nextDue, slotAt } from './next-due.ts'

const batch = 500

/** Reminders sent by one job: enough to share its statements, few enough to finish before a process is stopped. */
const pageSize = 100

/** A reminder that could not be sent within an hour is no longer useful. */
export const tooLateMs = hourMs

const dueColumns = { line: reminder.nextDueAt, evening: reminder.eveningDueAt, later: reminder.laterDueAt } as const

/** Accounts whose reminder is due; the row locks keep other workers from taking the same ones. */
const findDue = (transaction: Transaction, kind: ReminderKind, now: Date) =>
  transaction
    .select({ reminder, email: account.email, preferences: account.preferences, age: ageColumns })
    .from(reminder)
    .innerJoin(account, eq(account.id, reminder.accountId))
    .leftJoin(age, eq(age.accountId, account.id))
    .where(lte(dueColumns[kind], now))
    .orderBy(asc(dueColumns[kind]))
    .limit(batch)
    .for('update', { of: reminder, skipLocked: true })

type Due = Awaited<ReturnType<typeof findDue>>[number]

/**
 * Whether a person may be reminded: not while a parent's agreement is pending, and by mail only at a confirmed address.
 */
function mayReach(app: App, { reminder: { settings, confirmedEmail }, email, age: told }: Due): boolean {
  if (standingOf(told, app) === 'waiting') return false
  return settings.channel !== 'email' || (email !== null && email === confirmedEmail)
}

/** A due reminder: the account, the local day, and which of the day's it is. */
interface Claim {
  due: Due
  accountId: string
  day: string
  slot: number
  dueAt: Date
}

const columnsOf = (claims: readonly Claim[]) => ({
  ids: sql.param(claims.map(({ accountId }) => accountId)),
  days: sql.param(claims.map(({ day }) => day)),
  slots: sql.param(claims.map(({ slot }) => slot)),
  dues: sql.param(claims.map(({ dueAt }) => dueAt.toISOString())),
})

/**
 * A reminder with today's line is only for people who have not read it yet; with any other, for people whose day is not
 * done: they have not said how today's line felt.
 */
async function notDone(transaction: Transaction, claims: readonly Claim[]): Promise<Claim[]> {
  const { ids, days } = columnsOf(claims)
  const { rows } = await transaction.execute<{ id: string; answered: boolean }>(sql`
    select line.account_id as id, coalesce(line.evening_response, chosen.response) is not null as answered
    from unnest(${ids}::uuid[], ${days}::date[]) as given (account_id, day)
    join daily_line line on line.account_id = given.account_id and line.day = given.day and line.read_at is not null
    left join affirmation chosen on chosen.account_id = line.account_id and chosen.id = line.affirmation_id`)
  const here = new Map(rows.map(({ id, answered }) => [id, answered]))
  return claims.filter(({ accountId, slot, due: { reminder: row } }) => {
    const source = reminderSlots(row.settings)[slot]?.source ?? 'today'
    return source === 'today' ? !here.has(accountId) : !here.get(accountId)
  })
}

/** The evening's reminder is only for people who have read the day's line and not answered yet. */
async function notYetAnswered(transaction: Transaction, claims: readonly Claim[]): Promise<Claim[]> {
  const evenings = claims.map(({ accountId, day, dueAt }) => ({ accountId, day, opensAt: dueAt }))
  const unanswered = await findUnanswered(transaction, evenings)
  return claims.filter(({ accountId }) => unanswered.has(accountId))
}

/**
 * Claims the due reminders in pages and adds a job for each page. A reminder that is claimed already is not sent again.
 */
async function claimAll(app: App, transaction: Transaction, kind: ReminderKind, claims: readonly Claim[]) {
  const pages = Array.from({ length: Math.ceil(claims.length / pageSize) }, app.newId)
  const pageOf = (index: number) => pages[Math.floor(index / pageSize)] ?? null
  const { ids, days, slots, dues } = columnsOf(claims)
  const { rows } = await transaction.execute<{ page: string }>(sql`
    with claimed as (
      insert into reminder_delivery (account_id, day, kind, slot, due_at, page)
      select account_id, day, ${kind}::text, slot, due_at, page
      from unnest(${ids}::uuid[], ${days}::date[], ${slots}::smallint[], ${dues}::timestamptz[], ${sql.param(claims.map((_, index) => pageOf(index)))}::uuid[])
        as given (account_id, day, slot, due_at, page)
      on conflict do nothing returning page)
    select distinct page from claimed`)
  await app.jobs.addAll(
    rows.map(({ page }) => ({ name: 'send-reminders' as const, payload: { page } })),
    transaction,
  )
}

/** What determines when a person is reminded. */
const stateOf = (app: App, { reminder: { accountId }, preferences, age: told }: Due) => ({
  timeZone: preferences.timeZone,
  seed: accountId,
  isTeen: isUnderAge(standingOf(told, app)),
})

/** When the person's next reminder of this kind is due. */
function nextOf(app: App, kind: ReminderKind, due: Due): Date | null {
  const { settings, evening } = due.reminder
  const person = stateOf(app, due)
  const now = app.clock.now()
  if (kind === 'later') return null
  if (kind === 'line') return nextDue(settings, now, person)
  return evening && nextDue(eveningSettings(settings, evening), now, person)
}

async function moveOn(app: App, transaction: Transaction, kind: ReminderKind, all: readonly Due[]) {
  const ids = sql.param(all.map(({ reminder: { accountId } }) => accountId))
  const nexts = sql.param(all.map((due) => nextOf(app, kind, due)?.toISOString() ?? null))
  const column = sql.identifier(dueColumns[kind].name)
  await transaction.execute(sql`
    update reminder set ${column} = given.next_at
    from unnest(${ids}::uuid[], ${nexts}::timestamptz[]) as given (account_id, next_at)
    where reminder.account_id = given.account_id`)
}

/** The due reminders that are not too late and whose recipients may be reached. */
function claimsOf(app: App, kind: ReminderKind, all: readonly Due[]): Claim[] {
  const oldest = app.clock.now().getTime() - tooLateMs
  return all.flatMap((due) => {
    const { accountId, settings, nextDueAt, eveningDueAt, laterDueAt, laterSlot } = due.reminder
    const dueAt = { line: nextDueAt, evening: eveningDueAt, later: laterDueAt }[kind]
    if (!dueAt || dueAt.getTime() < oldest || !mayReach(app, due)) return []
    const slots = {
      line: () => slotAt(settings, dueAt, stateOf(app, due)),
      evening: () => 0,
      later: () => laterSlot ?? 0,
    }
    return [{ due, accountId, dueAt, slot: slots[kind](), day: wallTime(dueAt, due.preferences.timeZone).day }]
  })
}

async function remindAll(app: App, kind: ReminderKind): Promise<void> {
  for (let count = batch; count === batch; )
    count = await app.database.db.transaction(async (transaction) => {
      const due = await findDue(transaction, kind, app.clock.now())
      if (due.length === 0) return 0
      await moveOn(app, transaction, kind, due)
      const may = claimsOf(app, kind, due)
      const wanted = await (kind === 'evening' ? notYetAnswered(transaction, may) : notDone(transaction, may))
      await claimAll(app, transaction, kind, wanted)
      return due.length
    })
}

/**
 * Runs every minute: claims every due reminder, adds jobs that send them, and calculates the next ones, in one
 * transaction for each batch. After downtime, reminders older than an hour are skipped.
 */
export async function remind(app: App): Promise<void> {
  for (const kind of ['line', 'evening', 'later'] as const) await remindAll(app, kind)
}
