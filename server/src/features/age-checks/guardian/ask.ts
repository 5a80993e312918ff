import type { Age, AskGuardian } from '@glimmer/contract'
import { mailboxOf } from '@glimmer/contract/email-address'
import { hashToken } from '@glimmer/lib/tokens'
import { and, eq, inArray, isNull, lte, notInArray } from 'drizzle-orm'
import type { Account, App } from '#app.ts'
import { canAskGuardians } from '#config/ages.ts'
import { lockAccount } from '#database/lock-account.ts'
import type { Executor } from '#database/pool.ts'
import { account as accountTable } from '#database/tables/accounts.ts'
import { guardian } from '#database/tables/ages.ts'
import { orNotFound, Problem } from '#problem.ts'
import { agreedWordings } from '#safety/age-standing.ts'
import { dayMs } from '#time/durations.ts'
import {
  ageJobKeyPrefix,
  clearedGuardianFields,
  findQuestions,
  type GuardianRow,
  guardianQuestionDays,
  readStatedAge,
} from '../../ages/index.ts'
import { hashMailbox, hintOf, linkToken } from './address.ts'
import { countGuardianEmail } from './email-limits.ts'
import { wording } from './wording.ts'

/** How many questions one account may ask within `guardianQuestionDays`. */
const maxRequests = 3
/** How many days after a refusal the teen may ask again. */
const pauseAfterNoDays = 7

const longAgo = (now: Date, days: number) => new Date(now.getTime() - days * dayMs)

function refuseIfNotNeeded({ age }: Account) {
  if (age === 'unknown') throw new Problem('age_needed')
  if (age !== 'waiting') throw new Problem('guardian_not_needed')
}

function refuseWithoutMail({ config }: App) {
  if (!canAskGuardians(config)) throw new Problem('mail_unavailable')
}

function refuseTooOften(questions: readonly GuardianRow[], now: Date) {
  const lately = questions.filter(({ askedAt }) => askedAt > longAgo(now, guardianQuestionDays))
  const saidNo = questions.some(
    ({ state, answeredAt, endedAt }) =>
      (state === 'declined' || state === 'withdrawn') &&
      (endedAt ?? answeredAt ?? now) > longAgo(now, pauseAfterNoDays),
  )
  if (saidNo) throw new Problem('guardian_asked_often', 'They said no a few days ago. You can ask again in a week.')
  if (lately.length >= maxRequests) throw new Problem('guardian_asked_often')
}

async function refuseOwnMail(app: App, { id }: Account, email: string) {
  const [row] = await app.database.db
    .select({ email: accountTable.email })
    .from(accountTable)
    .where(eq(accountTable.id, id))
  if (!row?.email || mailboxOf(row.email) !== mailboxOf(email)) return
  const problem = new Problem('guardian_own_mail')
  throw new Problem(problem.code, problem.message, { errors: [{ path: 'email', message: problem.message }] })
}

/** Ends the open question, either at the teen's request or because a new question replaces it. */
const endWaiting = (on: Executor, accountId: string, endedAt: Date) =>
  on
    .update(guardian)
    .set({ state: 'superseded', endedAt, ...clearedGuardianFields })
    .where(and(eq(guardian.accountId, accountId), inArray(guardian.state, ['asked', 'stranger'])))

/** Ends an agreement to an outdated wording, because a new question replaces it. */
const endOutdated = (on: Executor, accountId: string, endedAt: Date) =>
  on
    .update(guardian)
    .set({ state: 'expired', endedAt, ...clearedGuardianFields })
    .where(
      and(
        eq(guardian.accountId, accountId),
        eq(guardian.state, 'approved'),
        notInArray(guardian.wording, [...agreedWordings]),
      ),
    )

/**
 * Leaves the mail about a question to a job, so that neither the response nor its timing reveals whether an address is
 * blocked.
 */
export const queueQuestionEmail = (
  app: App,
  { id, accountId }: Pick<GuardianRow, 'id' | 'accountId'>,
  isAgain: boolean,
) =>
  app.jobs.add({
    name: 'ask-guardian',
    payload: { questionId: id, ...(isAgain && { again: 'yes' }) },
    key: `${ageJobKeyPrefix(accountId)}ask ${id}`,
  })

/**
 * Asks a parent or guardian by mail; replaces a question that is still open. Throws `guardian_not_needed`,
 * `guardian_own_mail`, `guardian_asked_often`, `mail_unavailable`.
 */
export async function askGuardian(app: App, account: Account, { email, name }: AskGuardian): Promise<Age> {
  refuseIfNotNeeded(account)
  refuseWithoutMail(app)
  await refuseOwnMail(app, account, email)
  refuseTooOften(await findQuestions(app.database.db, account.id), app.clock.now())
  const emailHash = hashMailbox(app.installationSecret(), email)
  if (!(await countGuardianEmail(app, emailHash))) throw new Problem('guardian_asked_often')
  const id = app.newId()
  await app.database.db.transaction(async (transaction) => {
    orNotFound(await lockAccount(transaction, account.id))
    // Only now: of several at once, the last to get here has to be the latest.
    const now = app.clock.now()
    refuseTooOften(await findQuestions(transaction, account.id), now)
    await endWaiting(transaction, account.id, now)
    await endOutdated(transaction, account.id, now)
    await transaction.insert(guardian).values({
      id,
      accountId: account.id,
      state: 'asked',
      email,
      childName: name,
      emailHint: hintOf(email),
      emailHash,
      tokenHash: hashToken(linkToken(app.installationSecret(), 'answer', id)),
      wording: wording.version,
      proof: app.config.ages.proof,
      askedAt: now,
      sentAt: now,
      expiresAt: new Date(now.getTime() + guardianQuestionDays * dayMs),
    })
  })
  await queueQuestionEmail(app, { id, accountId: account.id }, false)
  return readStatedAge(app, account.id)
}

/**
 * Mails the open question again, as its only reminder: at the earliest a day after the first mail, and never a third
 * time. Throws `guardian_not_needed` if no question is open, `guardian_asked_often`, `mail_unavailable`.
 */
export async function askAgain(app: App, account: Account): Promise<Age> {
  refuseIfNotNeeded(account)
  refuseWithoutMail(app)
  const now = app.clock.now()
  const [latest] = await findQuestions(app.database.db, account.id)
  const waits = latest && (latest.state === 'asked' || latest.state === 'stranger') && latest.expiresAt > now
  if (!waits) throw new Problem('guardian_not_needed', 'There is no question that waits. You can ask anew.')
  const [claimed] = await app.database.db
    .update(guardian)
    .set({ remindedAt: now })
    .where(and(eq(guardian.id, latest.id), isNull(guardian.remindedAt), lte(guardian.sentAt, longAgo(now, 1))))
    .returning({ id: guardian.id, accountId: guardian.accountId })
  if (!claimed) throw new Problem('guardian_asked_often', askedEnough(latest))
  if (await countGuardianEmail(app, latest.emailHash)) await queueQuestionEmail(app, claimed, true)
  return readStatedAge(app, account.id)
}

const askedEnough = ({ remindedAt }: GuardianRow) =>
  remindedAt
    ? 'We have written to them twice, and leave it at that. You can ask somebody else.'
    : 'We have just written to them. You can send it once more tomorrow.'

/** Withdraws the open question. One whose recipient does not know the child counts as open, and ends the same way. */
export async function withdrawQuestion(app: App, account: Account): Promise<Age> {
  refuseIfNotNeeded(account)
  await endWaiting(app.database.db, account.id, app.clock.now())
  return readStatedAge(app, account.id)
}
