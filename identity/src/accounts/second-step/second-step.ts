import { type Database, firstRow } from '#database/pool.ts'
import { clearAttempts, takeAttempt } from '../attempt-limits.ts'
import { countFailedAttempt, recordEvent } from '../events.ts'
import { changeAndNotify, notifyOwner } from '../notify-owner.ts'
import type { AccountServices } from '../services.ts'
import { hasSecondStep, removeSecondStep, useAppCode } from './authenticator-app.ts'
import { makeRecoveryCodes, readRecoveryCode, recoveryCodesLeft, useRecoveryCode } from './recovery-codes.ts'
import { stopRemoval } from './removal.ts'

export type CheckedCode = 'right' | 'wrong' | 'limited'

/** Below this many recovery codes, the email advises making new ones. */
const lowCodeCount = 3

async function checkEitherCode(accounts: AccountServices, accountId: string, typed: string, browser: string) {
  const digits = typed.replaceAll(/\s/g, '')
  if (/^\d{6}$/.test(digits)) return useAppCode(accounts, accountId, digits, 'check')
  const code = readRecoveryCode(typed)
  if (!code || !(await useRecoveryCode(accounts.database, accountId, code))) return false
  await recordEvent(accounts.database, accountId, 'recovery-code-used', browser)
  const left = await recoveryCodesLeft(accounts.database, accountId)
  const more = `You have ${left} left.${left < lowCodeCount ? ' Please make new ones on your account page.' : ''}`
  notifyOwner(accounts, accountId, 'recovery-code-used', browser, more)
  return true
}

/**
 * Checks the second step of a sign-in: a code of the app or a recovery code, at most five attempts in 15 minutes. A
 * right code shows that the user still has the second step, so a pending removal is stopped.
 */
export async function checkSecondStep(
  accounts: AccountServices,
  accountId: string,
  typed: string,
  browser: string,
): Promise<CheckedCode> {
  const { database } = accounts
  if (!(await takeAttempt(database, 'second-step-account', accountId))) return 'limited'
  if (!(await checkEitherCode(accounts, accountId, typed, browser))) {
    await countFailedAttempt(database, accountId, 'second-step-wrong', browser)
    return 'wrong'
  }
  await clearAttempts(database, 'second-step-account', accountId)
  await stopRemoval(database, accountId, browser)
  return 'right'
}

/**
 * Switches the second step on with a first code of the app; returns the recovery codes, or undefined for a wrong code.
 */
export async function turnOnSecondStep(accounts: AccountServices, accountId: string, typed: string, browser: string) {
  const code = typed.replaceAll(/\s/g, '')
  if (!/^\d{6}$/.test(code) || !(await useAppCode(accounts, accountId, code, 'confirm'))) return undefined
  return changeAndNotify(accounts, { accountId, kind: 'second-step-on', device: browser }, (connection) =>
    makeRecoveryCodes(connection, accountId),
  )
}

/** Makes new recovery codes; undefined if the second step is off. */
export async function renewRecoveryCodes(accounts: AccountServices, accountId: string, browser: string) {
  if (!(await hasSecondStep(accounts.database, accountId))) return undefined
  return changeAndNotify(accounts, { accountId, kind: 'recovery-codes-created', device: browser }, (connection) =>
    makeRecoveryCodes(connection, accountId),
  )
}

/** Switches the second step off; does nothing if it is off already. */
export const turnOffSecondStep = (accounts: AccountServices, accountId: string, browser: string): Promise<boolean> =>
  changeAndNotify(accounts, { accountId, kind: 'second-step-off', device: browser }, (connection) =>
    removeSecondStep(connection, accountId),
  )

const lifeMinutes = 10

/** A user whose password was right, but who has not entered a code yet. */
export interface PendingSignIn {
  accountId: string
  remember: boolean
}

/** Records that the password was right in this interaction. */
export async function addPendingSignIn(
  database: Database,
  interaction: string,
  { accountId, remember }: PendingSignIn,
) {
  await database.query(
    `insert into identity.pending_sign_in (uid, account_id, remember, expires_at)
     values ($1, $2, $3, now() + make_interval(mins => $4))
     on conflict (uid) do update set account_id = excluded.account_id, remember = excluded.remember,
       expires_at = excluded.expires_at`,
    [interaction, accountId, remember, lifeMinutes],
  )
}

/** The user who has yet to enter a code in this interaction, if any. */
export const findPendingSignIn = (database: Database, interaction: string): Promise<PendingSignIn | undefined> =>
  firstRow(
    database,
    'select account_id as "accountId", remember from identity.pending_sign_in where uid = $1 and expires_at > now()',
    [interaction],
  )
