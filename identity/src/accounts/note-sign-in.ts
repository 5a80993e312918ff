import type { Remembered } from './devices.ts'
import { noteEvent } from './events.ts'
import { notifyOwner } from './notify-owner.ts'
import type { AccountServices } from './services.ts'

/** How the user signed in. */
export type SignedInHow = 'password' | 'code' | 'passkey'

const kinds = {
  password: 'signed-in',
  code: 'signed-in-with-code',
  passkey: 'signed-in-with-passkey',
} as const

interface SignIn {
  accountId: string
  how: SignedInHow
  browser: string
  /** Whether the account knows the browser. */
  remembered: Remembered
}

/** Records a sign-in; if the browser is new to the account, also emails the owner. */
export async function noteSignIn(accounts: AccountServices, { accountId, how, browser, remembered }: SignIn) {
  await noteEvent(accounts.database, accountId, kinds[how], browser)
  if (remembered !== 'new') return
  await noteEvent(accounts.database, accountId, 'new-device', browser)
  notifyOwner(accounts, accountId, 'new-device', browser)
}
