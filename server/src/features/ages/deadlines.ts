import { and, eq, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import type { App } from '#app.ts'
import { account } from '#database/tables/accounts.ts'
import { affirmation } from '#database/tables/affirmations.ts'
import { age, guardian } from '#database/tables/ages.ts'
import { avatar } from '#database/tables/avatars.ts'
import { dayOfAges } from '#safety/age-standing.ts'
import { adultAge } from '#time/certain-age.ts'
import { dayMs } from '#time/durations.ts'
import { daysAfter } from '#time/wall-clock.ts'
import { leaveQuestion } from './guardian/ask.ts'
import { takeMail } from './guardian/mail-limits.ts'
import type { TeenNews } from './guardian/mails.ts'
import { jobKeyPrefix } from './limits.ts'
import { closingDays, forgotten } from './store.ts'

const reminderAfterDays = 5
/** Before an account closes. */
const warningDays = 7
/** How long an account waits for its owner to say how old they are. */
const unansweredDays = 30
/** The migration with which the question came. */
const askedSince = '0060-ages.sql'
/** That somebody has come of age is said for a month. */
const comingOfAgeDays = 30

const tell = (app: App, accountId: string, about: TeenNews) =>
  app.jobs.add({ name: 'mail-teen', payload: { accountId, about }, key: `${jobKeyPrefix(accountId)}tell` })

/** The one reminder of a question that waits. Marked before it leaves: cut short in between, it is none rather than two. */
async function remindGuardians(app: App) {
  const now = app.clock.now()
  const reminded = await app.database.db
    .update(guardian)
    .set({ remindedAt: now })
    .where(
      and(
        eq(guardian.state, 'asked'),
        isNull(guardian.remindedAt),
        lte(guardian.askedAt, new Date(now.getTime() - reminderAfterDays * dayMs)),
        sql`${guardian.expiresAt} > ${now}`,
      ),
    )
    .returning()
  for (const question of reminded) if (await takeMail(app, question.mailHash)) await leaveQuestion(app, question, true)
}

/** Questions that nobody answered in their time: the address and the name go. */
async function endQuestions(app: App) {
  const now = app.clock.now()
  const ended = await app.database.db
    .update(guardian)
    .set({ state: 'expired', endedAt: now, ...forgotten })
    .where(and(inArray(guardian.state, ['asked', 'stranger']), lte(guardian.expiresAt, now)))
    .returning({ accountId: guardian.accountId })
  for (const { accountId } of ended) await tell(app, accountId, 'expired')
}

/** Who counts as adult from today: the date has done its work, and so has the agreement. Nothing is switched on by itself. */
async function comeOfAge(app: App) {
  const today = dayOfAges(app)
  await app.database.db.transaction(async (transaction) => {
    const grown = await transaction
      .update(age)
      .set({ band: 'adult', adultOn: null, closeOn: null, closeToldAt: null, turnedAdultOn: today })
      .where(lte(age.adultOn, today))
      .returning({ accountId: age.accountId })
    if (grown.length > 0)
      await transaction.delete(guardian).where(
        inArray(
          guardian.accountId,
          grown.map(({ accountId }) => accountId),
        ),
      )
  })
  await app.database.db
    .update(age)
    .set({ turnedAdultOn: null })
    .where(lte(age.turnedAdultOn, daysAfter(today, -comingOfAgeDays)))
}

/** Who is too young since the installation's age was raised: nobody is deleted at once for a rule that changed. */
async function closeTooYoung(app: App) {
  const today = dayOfAges(app)
  const years = adultAge - app.config.ages.minimumAge
  const closing = await app.database.db
    .update(age)
    .set({ closeOn: daysAfter(today, closingDays) })
    .where(
      and(
        isNotNull(age.adultOn),
        isNull(age.closeOn),
        sql`${age.adultOn} - make_interval(years => ${years}) > ${today}`,
      ),
    )
    .returning({ accountId: age.accountId })
  for (const { accountId } of closing) await tell(app, accountId, 'too-young')
}

async function warnOfClosing(app: App) {
  const today = dayOfAges(app)
  const warned = await app.database.db
    .update(age)
    .set({ closeToldAt: app.clock.now() })
    .where(and(lte(age.closeOn, daysAfter(today, warningDays)), isNull(age.closeToldAt)))
    .returning({ accountId: age.accountId })
  for (const { accountId } of warned) await tell(app, accountId, 'closing')
}

type SignIn = Pick<typeof account.$inferSelect, 'issuer' | 'subject'>

/** A provider that cannot be reached just now holds back this account alone, until the next minute. */
async function close(app: App, due: readonly SignIn[]) {
  for (const signIn of due)
    await app.accounts
      .deleteUnattended(signIn)
      .catch((err: unknown) => app.log.warn({ err }, 'an account whose time was over could not be closed yet'))
}

const signIn = { issuer: account.issuer, subject: account.subject }

async function closeAccounts(app: App) {
  const due = await app.database.db
    .select(signIn)
    .from(age)
    .innerJoin(account, eq(account.id, age.accountId))
    .where(lte(age.closeOn, dayOfAges(app)))
  await close(app, due)
}

/**
 * Accounts whose owner was asked how old they are, never answered and does not come any more. Only where nothing opens
 * before the answer, and only those that hold nothing of theirs: accounts from before the question, or from a time when
 * this installation did not wait for the answer, stay.
 */
async function closeUnanswered(app: App) {
  if (app.config.ages.gate !== 'strict') return
  const due = await app.database.db
    .select(signIn)
    .from(account)
    .leftJoin(age, eq(age.accountId, account.id))
    .where(
      and(
        isNull(age.accountId),
        eq(account.tier, 'free'),
        lte(account.updatedAt, new Date(app.clock.now().getTime() - unansweredDays * dayMs)),
        sql`not exists (select 1 from ${affirmation} line where line.account_id = ${account}.id)`,
        sql`not exists (select 1 from ${avatar} made where made.account_id = ${account}.id)`,
        sql`${account.createdAt} > (select applied_at from migration where name = ${askedSince})`,
      ),
    )
  await close(app, due)
}

/** Everything about ages that time brings along. Coming of age is first: it ends what else would close an account. */
export async function keepDeadlines(app: App): Promise<void> {
  await comeOfAge(app)
  await remindGuardians(app)
  await endQuestions(app)
  await closeTooYoung(app)
  await warnOfClosing(app)
  await closeAccounts(app)
  await closeUnanswered(app)
}
