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
import { useLocation, useNavigate } from '#lib/router.tsx'
import { refuseForTeen } from '#platform/analytics/consent.ts'
import { paths } from '#platform/paths.ts'
import { type AccountState, account, restoreAccount, type UserWithAge } from './account.ts'
import { allowDrafts, eraseDrafts } from './drafts.ts'
import { hasOfflineCopies } from './offline/has-copies.ts'

/** Of the signed-in user: `signed-in` means that there is a session and the account is synced. */
export type AccountStatus = AccountState['status']

export interface Account {
  status: AccountStatus
  /** Present while the status is `signed-in`; while it is `offline`, the account as last seen. */
  user?: UserWithAge
  /** While `offline`: nothing has failed, the response is only slow. */
  slow?: boolean
  /** Why the sync failed, in a sentence. */
  error?: string | undefined
  /** Why the user is no longer signed in; absent after an ordinary sign-out. */
  reason?: SignedOutReason
  /** Tries a failed sync again. */
  retry(): void
  /** Applies changes that the server returned, such as a changed profile. */
  update(changes: Partial<UserWithAge>): void
  /**
   * Ends the session here and at the identity provider. Resolves to `this-device` where the provider cannot be reached, and to
   * `provider-stays-signed-in` where it has no sign-out page. Rejects with 'Failed to log out' when this device's data could not be erased.
   */
  signOut(): Promise<'everywhere' | 'provider-stays-signed-in' | 'this-device'>
}

const loadErasing = () => import('./offline/erase-device.ts')
/** The next user of this device must not be counted as the same visitor. */
const resetAnalytics = () =>
  import('#platform/analytics/queue.ts').then((m) => m.resetAnalytics()).catch(() => undefined)
/** Erases what the user leaves on this device. Called once nothing can prevent the sign-out any more. */
async function eraseEverything() {
  eraseDrafts(sessionStorage)
  const erasing = loadErasing().then((m) => Promise.all([m.eraseDevice(), m.unsubscribePush()]))
  await Promise.all([erasing, resetAnalytics()])
}

/** Signs out on this device alone, where the provider cannot be reached: the next user still finds no data here. */
async function signOutHere() {
  await eraseEverything().catch(() => Promise.reject(new Error('Failed to log out')))
  await session.dropSession('this-device')
  return 'this-device' as const
}

const signedOut: AccountState = { status: 'signed-out' }
const actions = {
  retry: account.retry,
  update: account.update,
  signOut: () => session.signOut(eraseEverything).catch(signOutHere),
}

const AccountContext = createContext<Account>({ ...signedOut, ...actions })

/** The account of the signed-in user, and what can be done with it. */
export const useAccount = (): Account => use(AccountContext)

/** Provides the account, and redirects where it requires another address. */
export function AccountProvider({ children }: { children: ReactNode }) {
  const now = useSyncExternalStore(account.subscribe, account.get, () => signedOut)
  // Signing in renders a whole screen, which is deferred and done in slices. Every other change shows at once.
  const drawn = useDeferredValue(now)
  const state = now.status === 'signed-in' && drawn.status !== 'signed-in' ? drawn : now
  const value = useMemo(() => ({ ...state, ...actions }), [state])
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const here = ['signed-in', 'syncing', 'offline'].includes(state.status)
  const refused = state.status === 'signed-out' && state.reason === 'refused'
  const signedOutElsewhere = state.status === 'signed-out' && state.reason === 'another-tab'

  useEffect(() => {
    void restoreAccount()
  }, [])
  useEffect(() => {
    if (here && pathname === paths.home()) navigate(paths.dashboard(), { replace: true })
  }, [here, pathname, navigate])
  const toSignIn = useEffectEvent(() => {
    if (pathname !== paths.signIn())
      navigate(paths.signIn(), { replace: true, state: { returnTo: pathname + search + hash } })
  })
  useEffect(() => {
    // Only once: from the sign-in screen the user may go on to help or to the landing page.
    if (refused) toSignIn()
  }, [refused])
  useEffect(() => {
    if (signedOutElsewhere) eraseDrafts(sessionStorage)
    if (state.status === 'signed-in') allowDrafts(sessionStorage)
  }, [signedOutElsewhere, state.status])

  useEffect(() => {
    if (state.status === 'signed-out' && state.reason && state.reason !== 'error') void resetAnalytics()
  }, [state])
  useEffect(() => {
    if (state.status === 'signed-out' && !wasSignedIn() && hasOfflineCopies())
      void loadErasing().then((m) => m.eraseOfflineCopies())
  }, [state])

  const isTeen = 'user' in state && state.user.age?.band === 'teen'
  useEffect(() => {
    // An earlier consent on this device was another user's, or given before the age was known.
    if (isTeen) refuseForTeen()
  }, [isTeen])

  return <AccountContext value={value}>{children}</AccountContext>
}

/** Whether the user has still to say how old they are; until then links to the screens are hidden. */
export const useIsAgeMissing = (): boolean => useAccount().user?.age === null

/**
 * Whether to hide what is for adults only: from every signed-in user not known to be an adult. Visitors are not asked
 * their age, and an unknown age is treated as under age.
 */
export function useIsUnderAge(): boolean {
  const { user } = useAccount()
  return user !== undefined && user.age?.band !== 'adult'
}
