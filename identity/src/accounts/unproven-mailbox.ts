import { emailKey, mailboxOf } from '@glimmer/contract/email-address'
import { type Database, hasRow } from '#database/pool.ts'
import type { EmailDraft } from '#mail/draft-mailer.ts'
import { takeAttempt } from './attempt-limits.ts'

const isProvenAddress = (database: Database, email: string): Promise<boolean> =>
  hasRow(database, 'select 1 from identity.account where email_key = $1 and email_verified', [emailKey(email)])

/**
 * Whether an email may be sent. Until an address is proven, its owner may know nothing of those who typed it, so
 * emails of every kind count together, and spellings with tags count as one mailbox.
 */
export async function mayMail(database: Database, { to, isProven }: EmailDraft): Promise<boolean> {
  if (isProven || (await isProvenAddress(database, to))) return true
  const mailbox = mailboxOf(to)
  return (
    (await takeAttempt(database, 'unproven-mailbox-hour', mailbox)) &&
    (await takeAttempt(database, 'unproven-mailbox-day', mailbox))
  )
}
