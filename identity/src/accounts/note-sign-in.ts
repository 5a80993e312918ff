import type { Remembered } from './devices.ts'
import { noteEvent } from './events.ts'
import { tellOwner } from './send-letters.ts'
import type { AccountServices } from './services.ts'

/** How somebody showed who they are. */
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

/** Notes a sign-in; of one in a browser the account does not know, its owner is told by mail as well. */
export async function noteSignIn(accounts: AccountServices, { accountId, how, browser, remembered }: SignIn) {
  await noteEvent(accounts.database, accountId, kinds[how], browser)
  if (remembered !== 'new') return
  await noteEvent(accounts.database, accountId, 'new-device', browser)
  tellOwner(accounts, accountId, 'new-device', browser)
}
