import { and, eq, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import type { App } from '#app.ts'
import { account } from '#database/tables/accounts.ts'
import { affirmation } from '#database/tables/affirmations.ts'
import { age, guardian } from '#database/tables/ages.ts'
import { avatar } from '#database/tables/avatars.ts'
import { dayOfAges } from '#safety/age-standing.ts'
import { adultAge } from '#time/age-from-birth-month.ts'
import { dayMs } from '#time/durations.ts'
import { daysAfter } from '#time/wall-clock.ts'
import { deleteSignInThenData } from '../account-data/index.ts'
import { clearedGuardianFields, daysUntilClosing } from '../ages/index.ts'
import { queueQuestionEmail } from './guardian/ask.ts'
import { countGuardianEmail } from './guardian/email-limits.ts'
import { notifyTeen } from './guardian/send-emails.ts'

const reminderAfterDays = 5
/** How many days before an account closes its owner is warned. */
const warningDays = 7
/** How many days an account may exist without its owner stating their age. */
const unansweredDays = 30
/** For how many days the app says that the user has come of age. */
const comingOfAgeDays = 30

/**
 * Sends the only reminder of each open question. Questions are marked first: if the process stops in between, no
 * reminder is sent rather than two.
 */
async function remindGuardians(app: App) {
  const now = app.clock.now()
  const questions = await app.database.db
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
  for (const question of questions)
    if (await countGuardianEmail(app, question.emailHash)) await queueQuestionEmail(app, question, true)
}

/** Expires questions that were not answered in time, and deletes their address and name. */
async function endQuestions(app: App) {
  const now = app.clock.now()
  const expired = await app.database.db
    .update(guardian)
    .set({ state: 'expired', endedAt: now, ...clearedGuardianFields })
    .where(and(inArray(guardian.state, ['asked', 'stranger']), lte(guardian.expiresAt, now)))
    .returning({ accountId: guardian.accountId })
  for (const { accountId } of expired) await notifyTeen(app, accountId, 'expired')
}

/**
 * Turns teens who have come of age into adults: deletes the date and the guardian's agreement, which have served their
 * purpose. Nothing is switched on automatically.
 */
async function comeOfAge(app: App) {
  const today = dayOfAges(app)
  await app.database.db.transaction(async (transaction) => {
    const adults = await transaction
      .update(age)
      .set({ band: 'adult', adultOn: null, closesOn: null, closingNotifiedAt: null, turnedAdultOn: today })
      .where(lte(age.adultOn, today))
      .returning({ accountId: age.accountId })
    if (adults.length > 0)
      await transaction.delete(guardian).where(
        inArray(
          guardian.accountId,
          adults.map(({ accountId }) => accountId),
        ),
      )
  })
  await app.database.db
    .update(age)
    .set({ turnedAdultOn: null })
    .where(lte(age.turnedAdultOn, daysAfter(today, -comingOfAgeDays)))
}

/**
 * Schedules the closing of accounts that are too young since the installation raised its minimum age: a changed rule
 * deletes no account immediately.
 */
async function closeTooYoung(app: App) {
  const today = dayOfAges(app)
  const years = adultAge - app.config.ages.minimumAge
  const accounts = await app.database.db
    .update(age)
    .set({ closesOn: daysAfter(today, daysUntilClosing) })
    .where(
      and(
        isNotNull(age.adultOn),
        isNull(age.closesOn),
        sql`${age.adultOn} - make_interval(years => ${years}) > ${today}`,
      ),
    )
    .returning({ accountId: age.accountId })
  for (const { accountId } of accounts) await notifyTeen(app, accountId, 'too-young')
}

async function warnOfClosing(app: App) {
  const today = dayOfAges(app)
  const accounts = await app.database.db
    .update(age)
    .set({ closingNotifiedAt: app.clock.now() })
    .where(and(lte(age.closesOn, daysAfter(today, warningDays)), isNull(age.closingNotifiedAt)))
    .returning({ accountId: age.accountId })
  for (const { accountId } of accounts) await notifyTeen(app, accountId, 'closing')
}

type SignIn = Pick<typeof account.$inferSelect, 'issuer' | 'subject'>

/** If the provider cannot be reached for one account, only that one waits until the next minute's run. */
async function close(app: App, due: readonly SignIn[]) {
  for (const signIn of due)
    await deleteSignInThenData(app, signIn).catch((err: unknown) =>
      app.log.warn({ err }, 'an account whose time was over could not be closed yet'),
    )
}

const signIn = { issuer: account.issuer, subject: account.subject }

async function closeAccounts(app: App) {
  const due = await app.database.db
    .select(signIn)
    .from(age)
    .innerJoin(account, eq(account.id, age.accountId))
    .where(lte(age.closesOn, dayOfAges(app)))
  await close(app, due)
}

/**
 * Closes accounts whose owner has neither stated their age nor come back for `unansweredDays`. Only with
 * AGE_GATE=strict, and only accounts without lines and avatars: those from a time when this installation did not require
 * the answer are not closed.
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
      ),
    )
  await close(app, due)
}

/**
 * Applies everything about ages that depends on time. Coming of age is first, because it ends what would otherwise
 * close an account.
 */
export async function keepDeadlines(app: App): Promise<void> {
  await comeOfAge(app)
  await remindGuardians(app)
  await endQuestions(app)
  await closeTooYoung(app)
  await warnOfClosing(app)
  await closeAccounts(app)
  await closeUnanswered(app)
}
