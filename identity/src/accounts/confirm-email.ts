import { emailKey } from '@glimmer/contract/email-address'
import { inTransaction } from '@glimmer/lib/database/in-transaction'
import type { Database } from '#database/pool.ts'
import type { DraftMailer } from '#mail/draft-mailer.ts'
import { confirmationEmail } from '#mail/emails.ts'
import { createEmailLink, findEmailLink, linkUrl, useEmailLink } from './email-links.ts'
import { addPendingSignUp, completePendingSignUp, findPendingSignUps, isPendingSignUp } from './pending-sign-ups.ts'
import type { AccountServices } from './services.ts'
import { confirmAddress, findAccountByEmail } from './store.ts'

/** Whether the link would still work. */
export const isConfirmLinkGood = async ({ database }: AccountServices, token: string): Promise<boolean> =>
  (await findEmailLink(database, 'confirm', token)) !== undefined || isPendingSignUp(database, token)

/** The session of the browser that follows a link, and the account it is signed in to, if any. */
interface Here {
  uid: string
  accountId?: string | undefined
}

/**
 * Marks the account's address as verified, or creates the account of a pending sign-up. Returns undefined if the link
 * was used, has expired, or the address was proven through another link.
 */
export async function confirmEmail(
  { database, signUp }: AccountServices,
  token: string,
  here: Here,
): Promise<'confirmed' | 'created' | undefined> {
  const isConfirmed = await inTransaction(database, async (connection) => {
    const link = await useEmailLink(connection, 'confirm', token)
    if (link) await confirmAddress(connection, link.accountId, here.accountId === link.accountId ? here.uid : undefined)
    return link !== undefined
  })
  if (isConfirmed) return 'confirmed'
  return (await completePendingSignUp(database, signUp, token)) ? 'created' : undefined
}

interface Link {
  to: string
  token: string
}

/** A new link that proves this address, for its account or its pending sign-up. */
async function newLink(database: Database, key: string): Promise<Link | 'proven' | 'unknown'> {
  const account = await findAccountByEmail(database, key)
  if (account?.emailVerified) return 'proven'
  const [waiting] = await findPendingSignUps(database, key, 1)
  if (waiting) return { to: waiting.email, token: await addPendingSignUp(database, waiting) }
  if (account) return { to: account.email, token: await createEmailLink(database, 'confirm', account.id) }
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
  await mailer.send(confirmationEmail(link.to, linkUrl(issuer, 'confirm', link.token)))
  return 'sent'
}
