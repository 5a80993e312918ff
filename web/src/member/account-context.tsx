import {
  createContext,
  type ReactNode,
  use,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useMemo,
  useSyncExternalStore,
} from 'react'
import { session } from '#auth/session.ts'
import { wasSignedIn } from '#auth/session-flags.ts'
import type { SignedOutReason } from '#auth/session-provider.ts'
import { useLocation, useNavigate } from '#lib/router/address.ts'
import { refuseForTeen } from '#platform/analytics/consent.ts'
import { paths } from '#platform/paths.ts'
import { type AccountState, account, beginAccount, type KnownUser } from './account.ts'
import { allowDrafts, forgetDrafts } from './drafts.ts'
import { hasOfflineCopies } from './offline/has-copies.eager.ts'

/** Where the person stands: signed in means the session is there and the account is synced. */
export type AccountStatus = AccountState['status']

export interface Account {
  status: AccountStatus
  /** There once the status is signed-in; while it is offline, as the person was last seen. */
  user?: KnownUser
  /** While it is offline: nothing has failed, the answer only takes long. */
  slow?: boolean
  /** Why the sync failed, in a sentence. */
  error?: string
  /** Why nobody is signed in any more, when it was not their own doing here. */
  reason?: SignedOutReason
  /** Tries a failed sync again. */
  retry(): void
  /** Takes over what a call answered about the person, such as a changed profile. */
  update(changes: Partial<KnownUser>): void
  /**
   * Ends the session here and at the identity provider, or `here` alone where that cannot be reached; `kept` where it
   * has no page for that. Rejects with
   * 'Failed to log out' when what this device stores could not be erased.
   */
  signOut(): Promise<'everywhere' | 'kept' | 'here'>
}

const loadForgetting = () => import('./offline/forget-device.ts')
/** Whoever is counted here next is somebody else. */
const endCounting = () => import('#platform/analytics/queue.ts').then((m) => m.endCounting()).catch(() => undefined)
/** Nothing stands in the way of signing out any more: what the person leaves on this device goes. */
async function forgetEverything() {
  forgetDrafts(sessionStorage)
  const forgetting = loadForgetting().then((m) => Promise.all([m.forgetDevice(), m.forgetPush()]))
  await Promise.all([forgetting, endCounting()])
}

/** The provider cannot be told; whoever uses this device next finds nothing all the same. */
async function signOutHere() {
  await forgetEverything().catch(() => Promise.reject(new Error('Failed to log out')))
  await session.dropSession('here')
  return 'here' as const
}

const signedOut: AccountState = { status: 'signed-out' }
const actions = {
  retry: account.retry,
  update: account.update,
  signOut: () => session.signOut(forgetEverything).catch(signOutHere),
}

const AccountContext = createContext<Account>({ ...signedOut, ...actions })

/** The account as every screen sees it. */
export const useAccount = (): Account => use(AccountContext)

/** Holds the account for everything below it, and keeps the address in step with it. */
export function AccountProvider({ children }: { children: ReactNode }) {
  const now = useSyncExternalStore(account.subscribe, account.get, () => signedOut)
  // Arriving brings a whole screen, which is drawn in slices; everything else is said, and taken away, at once.
  const drawn = useDeferredValue(now)
  const state = now.status === 'signed-in' && drawn.status !== 'signed-in' ? drawn : now
  const value = useMemo(() => ({ ...state, ...actions }), [state])
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const here = state.status === 'signed-in' || state.status === 'syncing' || state.status === 'offline'
  const refused = state.status === 'signed-out' && state.reason === 'refused'
  const signedOutElsewhere = state.status === 'signed-out' && state.reason === 'elsewhere'

  useEffect(() => {
    void beginAccount()
  }, [])
  useEffect(() => {
    if (here && pathname === paths.home()) navigate(paths.dashboard(), { replace: true })
  }, [here, pathname, navigate])
  const toSignIn = useEffectEvent(() => {
    if (pathname !== paths.signIn())
      navigate(paths.signIn(), { replace: true, state: { returnTo: pathname + search + hash } })
  })
  useEffect(() => {
    // Once: whoever goes on from the sign-in screen, to help or home, is let go.
    if (refused) toSignIn()
  }, [refused])
  useEffect(() => {
    if (signedOutElsewhere) forgetDrafts(sessionStorage)
    if (state.status === 'signed-in') allowDrafts(sessionStorage)
  }, [signedOutElsewhere, state.status])

  useEffect(() => {
    if (state.status === 'signed-out' && state.reason && state.reason !== 'error') void endCounting()
  }, [state])
  useEffect(() => {
    if (state.status === 'signed-out' && !wasSignedIn() && hasOfflineCopies())
      void loadForgetting().then((m) => m.forgetCopies())
  }, [state])

  const isTeen = 'user' in state && state.user.age?.band === 'teen'
  useEffect(() => {
    // An earlier yes on this device was somebody else's, or given before we knew.
    if (isTeen) refuseForTeen()
  }, [isTeen])

  return <AccountContext value={value}>{children}</AccountContext>
}
