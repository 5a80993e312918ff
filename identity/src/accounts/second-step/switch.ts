import { inTransaction } from '#database/pool.ts'
import { noteEvent } from '../events.ts'
import { notifyOwner } from '../notify-owner.ts'
import type { AccountServices } from '../services.ts'
import { hasSecondStep, removeSecondStep, useAppCode } from './authenticator-app.ts'
import { makeRecoveryCodes } from './recovery-codes.ts'

/**
 * Switches the second step on with a first code of the app; returns the recovery codes, or undefined for a wrong code.
 */
export async function switchOn(accounts: AccountServices, accountId: string, typed: string, browser: string) {
  const code = typed.replaceAll(/\s/g, '')
  if (!/^\d{6}$/.test(code) || !(await useAppCode(accounts, accountId, code, 'confirm'))) return undefined
  const codes = await inTransaction(accounts.database, async (connection) => {
    await noteEvent(connection, accountId, 'second-step-on', browser)
    return makeRecoveryCodes(connection, accountId)
  })
  notifyOwner(accounts, accountId, 'second-step-on', browser)
  return codes
}

/** Makes new recovery codes; undefined if the second step is off. */
export async function renewCodes(accounts: AccountServices, accountId: string, browser: string) {
  if (!(await hasSecondStep(accounts.database, accountId))) return undefined
  const codes = await inTransaction(accounts.database, async (connection) => {
    await noteEvent(connection, accountId, 'codes-made', browser)
    return makeRecoveryCodes(connection, accountId)
  })
  notifyOwner(accounts, accountId, 'codes-made', browser)
  return codes
}

/** Switches the second step off; does nothing if it is off already. */
export async function switchOff(accounts: AccountServices, accountId: string, browser: string): Promise<void> {
  const wasOn = await inTransaction(accounts.database, async (connection) => {
    const was = await removeSecondStep(connection, accountId)
    if (was) await noteEvent(connection, accountId, 'second-step-off', browser)
    return was
  })
  if (wasOn) notifyOwner(accounts, accountId, 'second-step-off', browser)
}
