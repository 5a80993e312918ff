import { product } from '@glimmer/contract/index'
import { sql } from 'drizzle-orm'
import type { App } from '#app.ts'
import type { Config } from '#config/config.ts'
import { provenEmail } from '#database/proven-email.ts'
import { account } from '#database/tables/accounts.ts'
import { writeEmail } from '#mail/email.ts'
import type { Email } from '#ports/mailer.ts'
import { deleteSignInThenData } from '../account-data/index.ts'

const dayOf = (date: Date, options: Intl.DateTimeFormatOptions = { day: 'numeric' }) =>
  date.toLocaleDateString('en-GB', { month: 'long', year: 'numeric', timeZone: 'Europe/London', ...options })

/**
 * The host of the identity provider if the sign-in belongs to it and remains; undefined if the sign-in is deleted with
 * the account.
 */
const foreignHost = ({ identity }: Pick<Config, 'identity'>): string | undefined =>
  identity.kind === 'embedded' ? undefined : new URL(identity.issuer).host

/** Tells a long absent user what will happen and when, and the one thing that prevents it. */
function idleEmail(
  { to, step, lastVisit, closes }: { to: string; step: 1 | 2; lastVisit: Date; closes: Date },
  config: Pick<Config, 'publicUrl' | 'operator' | 'identity'>,
): Email {
  const { publicUrl, operator } = config
  const host = foreignHost(config)
  return writeEmail({
    sender: operator,
    to,
    subject: `Your ${product.name} account closes on ${dayOf(closes)}`,
    pieces: [
      'Hello,',
      `You last opened ${product.name} in ${dayOf(lastVisit, {})}. We don’t hold on to the data of people who have moved on, so your account and everything in it will be deleted on ${dayOf(closes)}.`,
      'Would you like to keep it? Just open it once.',
      { link: `Open ${product.name}`, url: publicUrl },
      'You can download everything as a file in your settings, under “Your data”. If you no longer need it, you don’t have to do anything.',
    ],
    small: [
      step === 1 ? 'We’ll write once more, in a month, and then not again.' : 'This is our last email about it.',
      ...(host ? [`The way you sign in belongs to ${host} and stays there.`] : []),
    ],
  })
}

/** How long after the last visit the first and the second mail are sent, and the account is deleted. */
const [firstAfter, secondAfter, deletedAfter] = ['22 months', '23 months', '24 months']
/** The minimum time between two steps, however late the first one came, so that there is time to come back. */
const stepLasts = '28 days'
const atOnce = 100

type Idle = {
  id: string
  issuer: string
  subject: string
  /** Null unless the address is proven. */
  email: string | null
  lastVisit: string
  /** The step that is due: one of the two mails, or the deletion. */
  step: 1 | 2 | 'delete'
}

/**
 * People whose next step is due, or whose mail could not be sent a day ago, longest absence first. Excludes everybody
 * on a paid plan, whether by the stored tier or by a known subscription.
 */
async function findDue({ database, clock }: App): Promise<Idle[]> {
  const now = sql`${clock.now().toISOString()}::timestamptz`
  const isIdleFor = (time: string) => sql`${account.updatedAt} < ${now} - ${time}::interval`
  const isNext = sql`case
    when notice.step is null then true
    when notice.started_at > ${now} - ${stepLasts}::interval then false
    when notice.step = 1 then ${isIdleFor(secondAfter)}
    else ${isIdleFor(deletedAfter)} end`
  const { rows } = await database.db.execute<Idle>(sql`
    select id, issuer, subject, email, "lastVisit",
      case when not "isNext" then to_jsonb(step) when step = 2 then '"delete"' else to_jsonb(coalesce(step, 0) + 1) end as step
    from (
      select account.id, issuer, subject, case when ${provenEmail(account)} then account.email end as email,
        account.updated_at as "lastVisit", notice.step, notice.sent_at, notice.attempted_at, ${isNext} as "isNext"
      from account left join idle_notice notice
        on notice.account_id = account.id and notice.last_visit_at = account.updated_at
      where ${isIdleFor(firstAfter)} and account.tier = 'free'
        and not exists (select from billing_account where account_id = account.id and subscription_id is not null)
    ) person
    where "isNext" or (sent_at is null and email is not null and attempted_at <= ${now} - interval '1 day')
    order by "lastVisit" limit ${atOnce}`)
  return rows
}

/**
 * Begins a step, or another attempt to send its mail. Returns the day on which the account closes unless its owner
 * comes back; undefined if another worker has begun it.
 */
async function begin({ database, clock }: App, { id, lastVisit, step }: Idle): Promise<Date | undefined> {
  const now = sql`${clock.now().toISOString()}::timestamptz`
  const isSame = sql`(idle_notice.last_visit_at = excluded.last_visit_at and idle_notice.step = excluded.step)`
  const { rows } = await database.db.execute<{ closes: string }>(sql`
    insert into idle_notice (account_id, last_visit_at, step, started_at, attempted_at)
    values (${id}, ${lastVisit}, ${step}, ${now}, ${now})
    on conflict (account_id) do update set last_visit_at = excluded.last_visit_at, step = excluded.step, sent_at = null,
      started_at = case when ${isSame} then idle_notice.started_at else excluded.started_at end, attempted_at = excluded.attempted_at
    where not ${isSame} or idle_notice.attempted_at <= ${now} - interval '1 day'
    returning greatest(last_visit_at + ${deletedAfter}::interval, started_at + (3 - step) * ${stepLasts}::interval) as closes`)
  return rows[0] && new Date(rows[0].closes)
}

/** The step counts whether or not a mail can be sent; a failed mail is retried daily while the step lasts. */
async function notify(app: App, person: Idle, step: 1 | 2): Promise<void> {
  const closes = await begin(app, person)
  if (!closes || person.email === null) return
  const lastVisit = new Date(person.lastVisit)
  const email = idleEmail({ to: person.email, step, lastVisit, closes }, app.config)
  await app.mailer.send({ ...email, accountId: person.id })
  const sentAt = app.clock.now().toISOString()
  await app.database.db.execute(sql`update idle_notice set sent_at = ${sentAt} where account_id = ${person.id}`)
}

/** Deletes the account unless its owner has come back in the meantime. */
async function deleteIdle(app: App, { id, issuer, subject, lastVisit }: Idle): Promise<void> {
  const { rowCount } = await app.database.db.execute(
    sql`select from account where id = ${id} and updated_at = ${lastVisit}::timestamptz`,
  )
  if (rowCount) await deleteSignInThenData(app, { issuer, subject })
}

/**
 * Takes the steps that are due for accounts nobody visits: a mail after 22 months and another after 23, only to proven
 * addresses, and deletion after 24. Any visit ends this. Returns whether there is more to do.
 */
export async function processIdleAccounts(app: App): Promise<boolean> {
  const due = await findDue(app)
  let failed = 0
  for (const person of due)
    try {
      await (person.step === 'delete' ? deleteIdle(app, person) : notify(app, person, person.step))
    } catch (err) {
      failed++
      app.log.warn({ err, step: person.step }, 'a step with an account nobody visits failed')
    }
  return due.length === atOnce && failed < due.length
}
