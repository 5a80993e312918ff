import { product } from '@glimmer/contract/product'
import { inTransaction } from '@glimmer/lib/database/in-transaction'
import type { Connection } from '#database/pool.ts'
import { removalLinkEmail, removalWarningEmail } from '#mail/security-emails.ts'
import { takeAttempt } from '../attempt-limits.ts'
import { deleteEmailLinks, mailedLink, useEmailLink } from '../email-links.ts'
import { recordEvent } from '../events.ts'
import { changeAndNotify } from '../notify-owner.ts'
import type { AccountServices } from '../services.ts'
import { findAccount, revokeEverything } from '../store.ts'
import { removeSecondStep } from './authenticator-app.ts'

/** How long the owner has been warned by email before the second step is removed. */
const waitHours = 72

/** Recorded in place of a browser's name, since the hourly job has none. */
const byItself = () => `${product.name} itself`

/**
 * Mails the link that starts the removal, to a user whose password was right and who has lost the app and the codes.
 */
export function mailRemovalLink(accounts: AccountServices, accountId: string): void {
  const { database, mailQueue } = accounts
  mailQueue.add(async () => {
    const account = await findAccount(database, accountId)
    if (!account || !(await takeAttempt(database, 'security-email-account', accountId))) return undefined
    return removalLinkEmail(account.email, await mailedLink(accounts, 'remove-second-step', accountId))
  })
}

/** Warns the owner by email that the second step will be removed, with a link that stops it. */
function warnOfRemoval(accounts: AccountServices, accountId: string, dueAt: Date): void {
  accounts.mailQueue.add(async () => {
    const account = await findAccount(accounts.database, accountId)
    if (!account) return undefined
    const keepUrl = await mailedLink(accounts, 'keep-second-step', accountId)
    // The wait began with a link that was mailed to this address.
    return { ...removalWarningEmail(account.email, dueAt, keepUrl), isProven: true }
  })
}

/** Starts the wait, by a mailed link. Returns false if the link is no longer valid. */
export async function requestRemoval(accounts: AccountServices, token: string, browser: string): Promise<boolean> {
  const begun = await inTransaction(accounts.database, async (connection) => {
    const link = await useEmailLink(connection, 'remove-second-step', token)
    if (!link) return undefined
    const { rows } = await connection.query<{ dueAt: Date }>(
      `insert into identity.second_step_removal as r (account_id, due_at)
       select account_id, now() + make_interval(hours => $2) from identity.authenticator_app
       where account_id = $1 and confirmed_at is not null
       on conflict (account_id) do update set due_at = r.due_at returning due_at as "dueAt"`,
      [link.accountId, waitHours],
    )
    if (rows[0]) await recordEvent(connection, link.accountId, 'second-step-removal-requested', browser)
    return rows[0] && { ...rows[0], accountId: link.accountId }
  })
  if (begun) warnOfRemoval(accounts, begun.accountId, begun.dueAt)
  return begun !== undefined
}

/** When the second step will be removed, if that was requested. */
export async function removalDueAt(connection: Connection, accountId: string): Promise<Date | undefined> {
  const { rows } = await connection.query<{ dueAt: Date }>(
    'select due_at as "dueAt" from identity.second_step_removal where account_id = $1',
    [accountId],
  )
  return rows[0]?.dueAt
}

/** Stops a pending removal, if there is one. */
export async function stopRemoval(connection: Connection, accountId: string, browser: string): Promise<void> {
  const { rowCount } = await connection.query('delete from identity.second_step_removal where account_id = $1', [
    accountId,
  ])
  if (rowCount === 0) return
  await deleteEmailLinks(connection, accountId, ['remove-second-step'])
  await recordEvent(connection, accountId, 'second-step-removal-stopped', browser)
}

/** Stops a pending removal by a mailed link. Returns false if the link is no longer valid. */
export const stopRemovalByLink = ({ database }: AccountServices, token: string, browser: string): Promise<boolean> =>
  inTransaction(database, async (connection) => {
    const link = await useEmailLink(connection, 'keep-second-step', token)
    if (link) await stopRemoval(connection, link.accountId, browser)
    return link !== undefined
  })

const completeRemoval = (accounts: AccountServices, accountId: string) =>
  changeAndNotify(accounts, { accountId, kind: 'second-step-off', device: byItself() }, async (connection) => {
    const { rowCount } = await connection.query(
      'delete from identity.second_step_removal where account_id = $1 and due_at <= now()',
      [accountId],
    )
    if (rowCount === 0 || !(await removeSecondStep(connection, accountId))) return false
    await revokeEverything(connection, accountId)
    await deleteEmailLinks(connection, accountId, ['keep-second-step'])
    return true
  })

/**
 * Removes the second steps whose three days are over, ending every session of theirs, and emails the owners of the
 * others once a day.
 */
export async function maintainRemovals(accounts: AccountServices): Promise<void> {
  const { rows: due } = await accounts.database.query<{ accountId: string }>(
    'select account_id as "accountId" from identity.second_step_removal where due_at <= now()',
  )
  for (const { accountId } of due) await completeRemoval(accounts, accountId)
  const { rows: waiting } = await accounts.database.query<{ accountId: string; dueAt: Date }>(
    `update identity.second_step_removal set emailed_at = now() where emailed_at < now() - interval '1 day'
     returning account_id as "accountId", due_at as "dueAt"`,
  )
  for (const { accountId, dueAt } of waiting) warnOfRemoval(accounts, accountId, dueAt)
}
