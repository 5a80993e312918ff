import { hashToken, newToken } from '@glimmer/lib/tokens'
import { type Connection, firstRow } from '#database/pool.ts'

/** What a link in an email does. */
export type LinkPurpose = 'confirm' | 'reset' | 'make-safe' | 'remove-second-step' | 'keep-second-step'

/** The path of a link of each purpose, and for how many hours it is valid. */
const links: Record<LinkPurpose, { path: string; hours: number }> = {
  confirm: { path: 'confirm-email', hours: 48 },
  reset: { path: 'reset-password', hours: 1 },
  'make-safe': { path: 'make-safe', hours: 72 },
  'remove-second-step': { path: 'remove-second-step', hours: 24 },
  // A day longer than the wait of the removal it stops.
  'keep-second-step': { path: 'keep-second-step', hours: 96 },
}

/** Links that give access to the account: they end with its sessions. */
export const accessPurposes = ['confirm', 'reset'] as const satisfies LinkPurpose[]

/** Links about an account's safety: they stay valid when somebody else has changed the password. */
export const safetyPurposes = ['make-safe', 'remove-second-step', 'keep-second-step'] as const satisfies LinkPurpose[]

/** A valid link: its account and when it was created. */
export interface EmailLink {
  accountId: string
  createdAt: Date
}

/** Creates the token of a mailed link; only its hash is stored. */
export async function createEmailLink(
  connection: Connection,
  purpose: LinkPurpose,
  accountId: string,
): Promise<string> {
  const token = newToken()
  await connection.query(
    `insert into identity.email_link (token_hash, purpose, account_id, expires_at)
     values ($1, $2, $3, now() + make_interval(hours => $4))`,
    [hashToken(token), purpose, accountId, links[purpose].hours],
  )
  return token
}

/** Creates a mailed link. */
export const mailedLink = async (
  { database, issuer }: { database: Connection; issuer: string },
  purpose: LinkPurpose,
  accountId: string,
): Promise<string> => linkUrl(issuer, purpose, await createEmailLink(database, purpose, accountId))

/** The address of a link with this token. */
export const linkUrl = (issuer: string, purpose: LinkPurpose, token: string): string =>
  `${issuer}/${links[purpose].path}?token=${token}`

/** Reads a link, while it is valid. Reading does not use it up: mail scanners follow links too. */
export const findEmailLink = (
  connection: Connection,
  purpose: LinkPurpose,
  token: string,
): Promise<EmailLink | undefined> =>
  firstRow(
    connection,
    `select account_id as "accountId", created_at as "createdAt" from identity.email_link
     where token_hash = $1 and purpose = $2 and expires_at > now()`,
    [hashToken(token), purpose],
  )

/** Uses a link up: of several concurrent calls, one gets it. */
export const useEmailLink = (
  connection: Connection,
  purpose: LinkPurpose,
  token: string,
): Promise<EmailLink | undefined> =>
  firstRow(
    connection,
    `delete from identity.email_link where token_hash = $1 and purpose = $2 and expires_at > now()
     returning account_id as "accountId", created_at as "createdAt"`,
    [hashToken(token), purpose],
  )

/** Deletes the account's links of these purposes. */
export async function deleteEmailLinks(
  connection: Connection,
  accountId: string,
  purposes: readonly LinkPurpose[],
): Promise<void> {
  await connection.query('delete from identity.email_link where account_id = $1 and purpose = any($2)', [
    accountId,
    purposes,
  ])
}
