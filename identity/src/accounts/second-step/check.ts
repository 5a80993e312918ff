import { clearAttempts, takeAttempt } from '../attempt-limits.ts'
import { countWrongTry, noteEvent } from '../events.ts'
import { notifyOwner } from '../notify-owner.ts'
import type { AccountServices } from '../services.ts'
import { useAppCode } from './authenticator-app.ts'
import { readRecoveryCode, recoveryCodesLeft, useRecoveryCode } from './recovery-codes.ts'
import { stopRemoval } from './removal.ts'

export type CheckedCode = 'right' | 'wrong' | 'limited'

/** Below this many recovery codes, the email advises making new ones. */
const few = 3

async function useEither(accounts: AccountServices, accountId: string, typed: string, browser: string) {
  const digits = typed.replaceAll(/\s/g, '')
  if (/^\d{6}$/.test(digits)) return useAppCode(accounts, accountId, digits, 'check')
  const code = readRecoveryCode(typed)
  if (!code || !(await useRecoveryCode(accounts.database, accountId, code))) return false
  await noteEvent(accounts.database, accountId, 'code-used', browser)
  const left = await recoveryCodesLeft(accounts.database, accountId)
  const more = `You have ${left} left.${left < few ? ' Please make new ones on your account page.' : ''}`
  notifyOwner(accounts, accountId, 'code-used', browser, more)
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
  if (!(await useEither(accounts, accountId, typed, browser))) {
    await countWrongTry(database, accountId, 'second-step-wrong', browser)
    return 'wrong'
  }
  await clearAttempts(database, 'second-step-account', accountId)
  await stopRemoval(database, accountId, browser)
  return 'right'
}
