import type { Database } from '#database/pool.ts'
import { confirmationEmail } from '#mail/emails.ts'
import type { DraftMailer } from '#mail/open-mailer.ts'
import { emailKey } from './email-address.ts'
import { issueEmailToken } from './email-tokens.ts'
import { addPendingSignUp, findPending } from './pending-sign-ups.ts'
import { findAccountByEmail } from './store.ts'

interface Link {
  to: string
  token: string
}

/** A new link that proves this address, for its account or its pending sign-up. */
async function newLink(database: Database, key: string): Promise<Link | 'proven' | 'unknown'> {
  const account = await findAccountByEmail(database, key)
  if (account?.emailVerified) return 'proven'
  const [waiting] = await findPending(database, key, 1)
  if (waiting) return { to: waiting.email, token: await addPendingSignUp(database, waiting) }
  if (account) return { to: account.email, token: await issueEmailToken(database, 'confirm', account.id) }
  return 'unknown'
}

/**
 * Mails the link that proves an address again, at the operator's request: no mail limit applies. Rejects if the mailer
 * does not accept the email.
 */
export async function resendConfirmation(
  database: Database,
  mailer: DraftMailer,
  issuer: string,
  email: string,
): Promise<'sent' | 'proven' | 'unknown'> {
  const link = await newLink(database, emailKey(email))
  if (link === 'proven' || link === 'unknown') return link
  await mailer.send(confirmationEmail(link.to, `${issuer}/confirm-email?token=${link.token}`))
  return 'sent'
}
