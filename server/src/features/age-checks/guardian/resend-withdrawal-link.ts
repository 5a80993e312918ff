import { and, eq } from 'drizzle-orm'
import type { App } from '#app.ts'
import { account } from '#database/tables/accounts.ts'
import { guardian } from '#database/tables/ages.ts'
import { jobKeyPrefix } from '../../ages/index.ts'
import { hashMailbox, mailboxOf } from './address.ts'
import { countGuardianEmail } from './email-limits.ts'

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
  const found = agreements.find(({ email }) => email !== null && mailboxOf(email) === mailboxOf(childEmail))
  if (!found || !(await countGuardianEmail(app, emailHash))) return
  await app.jobs.add({
    name: 'mail-guardian',
    payload: { to, questionId: found.id },
    key: `${jobKeyPrefix(found.accountId)}agreed ${found.id}`,
  })
}
