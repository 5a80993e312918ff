import type { User } from '@glimmer/contract'
import { createContext, type ReactNode, use } from 'react'

/** Where the person stands: signed in means the session is there and the account is synced. */
export type AccountStatus = 'loading' | 'signed-out' | 'syncing' | 'failed' | 'signed-in'

export interface Account {
  status: AccountStatus
  /** There once the status is signed-in. */
  user?: User
  /** Ends the session here and at the identity provider; rejects with 'Failed to log out'. */
  signOut(): Promise<void>
}

const signedOut: Account = { status: 'signed-out', signOut: async () => {} }

const AccountContext = createContext<Account>(signedOut)

/** The account as every screen sees it. */
export const useAccount = (): Account => use(AccountContext)

/** Holds the account for everything below it. */
export function AccountProvider({ children }: { children: ReactNode }) {
  return <AccountContext value={signedOut}>{children}</AccountContext>
}
