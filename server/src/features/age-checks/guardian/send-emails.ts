import { mailboxOf } from '@glimmer/contract/email-address'
import { and, eq, sql } from 'drizzle-orm'
import type { App } from '#app.ts'
import type { Transaction } from '#database/pool.ts'
import { provenEmail } from '#database/proven-email.ts'
import { account } from '#database/tables/accounts.ts'
import { age, guardian } from '#database/tables/ages.ts'
import { ageJobKeyPrefix } from '../../ages/index.ts'
import { hashMailbox, linkToken } from './address.ts'
import { agreementEmail, questionEmail, type TeenNotice, teenEmail } from './email-content.ts'
import { countGuardianEmail, isBlocked } from './email-limits.ts'

const findQuestion = async ({ database }: App, id: string) => {
  const [row] = await database.db.select().from(guardian).where(eq(guardian.id, id))
  return row
}

/** Mails a question that is still open, unless its recipient has opted out of further mail. */
export async function sendQuestionEmail(app: App, questionId: string, isAgain: boolean): Promise<void> {
  const question = await findQuestion(app, questionId)
  if (question?.state !== 'asked' || !question.email || !question.childName) return
  if (question.expiresAt <= app.clock.now() || (await isBlocked(app, question.emailHash))) return
  const { email: to, childName, accountId, askedAt, expiresAt } = question
  const token = linkToken(app.installationSecret(), 'answer', questionId)
  const email = questionEmail(app.config, to, { childName, askedAt, expiresAt, token, isAgain })
  await app.mailer.send({ ...email, accountId })
}

/** Mails the link that takes an agreement back, to the address that agreed. */
export async function sendAgreementEmail(app: App, questionId: string, to: string): Promise<void> {
  const agreement = await findQuestion(app, questionId)
  if (agreement?.state !== 'approved' || !agreement.answeredAt) return
  const token = linkToken(app.installationSecret(), 'withdraw', questionId)
  await app.mailer.send({
    ...agreementEmail(app.config, to, { agreedAt: agreement.answeredAt, token }),
    accountId: agreement.accountId,
  })
}

/** Leaves it to a job to mail the teen what has changed. */
export const notifyTeen = (app: App, accountId: string, about: TeenNotice, on?: Transaction) =>
  app.jobs.add({ name: 'mail-teen', payload: { accountId, about }, key: `${ageJobKeyPrefix(accountId)}tell` }, on)

/** Mails the teen what has changed, if their address is proven; the app shows the same. */
export async function sendTeenEmail(app: App, accountId: string, about: TeenNotice): Promise<void> {
  const [person] = await app.database.db
    .select({ email: account.email, closesOn: age.closesOn })
    .from(account)
    .innerJoin(age, eq(age.accountId, account.id))
    .where(and(eq(account.id, accountId), sql`${provenEmail(account)}`))
  if (person?.email)
    await app.mailer.send({ ...teenEmail(app.config, person.email, about, person.closesOn), accountId })
}

/**
 * Mails the withdrawal link again if the guardian's address and the child's address belong to one agreement. The caller
 * does not learn whether they do.
 */
export async function resendWithdrawalLink(app: App, to: string, childEmail: string): Promise<void> {
  const emailHash = hashMailbox(app.installationSecret(), to)
  const agreements = await app.database.db
    .select({ id: guardian.id, accountId: guardian.accountId, email: account.email })
    .from(guardian)
    .innerJoin(account, eq(account.id, guardian.accountId))
    .where(and(eq(guardian.emailHash, emailHash), eq(guardian.state, 'approved')))
  const agreement = agreements.find(({ email }) => email !== null && mailboxOf(email) === mailboxOf(childEmail))
  if (!agreement || !(await countGuardianEmail(app, emailHash))) return
  await app.jobs.add({
    name: 'mail-guardian',
    payload: { to, questionId: agreement.id },
    key: `${ageJobKeyPrefix(agreement.accountId)}agreed ${agreement.id}`,
  })
}
