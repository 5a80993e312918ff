import type { Age, SignedInUser, User } from '@glimmer/contract'
import { cutText, tidyName } from '@glimmer/contract/names'
import { session } from '#auth/session.ts'
import { wasSignedIn } from '#auth/session-flags.ts'
import type { SessionProvider, SessionUser, SignedOutReason } from '#auth/session-provider.ts'
import { observable } from '#lib/observable.ts'
import { api } from '#platform/api/client.ts'
import { type ApiError, isNetworkError, readerMessage, toApiError } from '#platform/api/errors.ts'
import { paths } from '#platform/paths.ts'
import { readCopies } from './offline/device-store.ts'
import { hasOfflineCopies } from './offline/has-copies.ts'
import { prefetchScreen } from './prefetch-screen.ts'

/** The user. The age may be unknown while offline, in copies made before ages were asked for. */
export type UserWithAge = User & { age?: Age | null; isOperator?: true | undefined }

/**
 * Who is signed in, and how much is known of them. `syncing`: signed in at the provider, but the account is not fetched
 * yet.
 * `offline`: the server does not respond; the copies stay readable, and nothing more is claimed. `slow`: nothing has
 * failed, the response is only slow. `error`: the server did respond, but could not sync the account.
 */
export type AccountState =
  | { status: 'loading' }
  | { status: 'signed-out'; reason?: SignedOutReason }
  | { status: 'syncing' }
  | { status: 'failed'; error: string }
  | { status: 'signed-in'; user: UserWithAge }
  | { status: 'offline'; user: UserWithAge; slow: boolean; error?: string | undefined }

/** The server's message if it sent one, else a general sentence. */
const syncFailure = (thrown: unknown) =>
  toApiError(thrown).problem.message ? readerMessage(thrown) : 'Failed to sync user data'

/** Whether the failure may pass by itself: no response, or an error of the server. */
const isOutage = ({ status }: ApiError) => status >= 500

/** Whether the server itself did not answer: nothing did, or a gateway in front of it. */
const isAway = (error: ApiError) => isNetworkError(error) || (error.status > 500 && error.code === undefined)

/** How long the session may take to load before the connection is called slow. */
const answerTimeoutMs = 5_000

const noCopies = async (): Promise<UserWithAge | undefined> => undefined

/**
 * Follows the session: signing in syncs the account, and only a successful sync makes it `signed-in`.
 * @param copiesOwner the user whose lines are stored on this device for reading offline.
 */
export function accountStore(
  session: Pick<SessionProvider, 'getState' | 'subscribe'>,
  sync: (user: SessionUser) => Promise<UserWithAge>,
  copiesOwner = noCopies,
) {
  const account = observable<AccountState>({ status: 'loading' })
  /** The user whose account was requested last, by their id at the provider. */
  let synced: string | undefined

  /**
   * Shows the offline copies while there is no response, or none yet; without copies of this user, sets `otherwise`.
   */
  const goOffline = async (
    otherwise: AccountState,
    { id, slow = false, error }: { id?: string; slow?: boolean; error?: string | undefined } = {},
  ) => {
    const asked = session.getState()
    const user = await copiesOwner().catch(() => undefined)
    if (session.getState() !== asked) return
    if (!user || (id !== undefined && id !== user.oidcId)) return account.set(otherwise)
    // The next token refresh starts the sync again.
    synced = undefined
    const now = account.get()
    if (now.status !== 'offline' || now.slow !== slow || now.error !== error)
      account.set({ status: 'offline', user, slow, error })
  }
  const syncAccount = async (user: SessionUser) => {
    synced = user.id
    // Offline copies of this user stay readable meanwhile.
    const now = account.get()
    if (now.status !== 'offline') account.set({ status: 'syncing' })
    const outcome = await sync(user).then(
      (known) => ({ status: 'signed-in' as const, user: known }),
      (thrown: unknown) => ({ status: 'failed' as const, error: syncFailure(thrown), thrown: toApiError(thrown) }),
    )
    if (synced !== user.id) return
    if (outcome.status === 'signed-in') return account.set(outcome)
    const { thrown, ...failed } = outcome
    const error = isAway(thrown) ? undefined : failed.error
    if (isOutage(thrown)) await goOffline(failed, { id: user.id, error })
    else account.set(failed)
  }
  const follow = () => {
    const state = session.getState()
    if (state.status !== 'signed-in') {
      synced = undefined
      if (state.status === 'signed-out' && state.reason === 'error') void goOffline(state)
      else account.set(state)
    } else if (state.user.id !== synced) void syncAccount(state.user)
  }
  follow()
  session.subscribe(follow)
  if (account.get().status === 'loading') {
    setTimeout(() => {
      if (session.getState().status === 'loading') void goOffline(account.get(), { slow: true })
    }, answerTimeoutMs)
  }

  return {
    get: account.get,
    subscribe: account.subscribe,
    /** Tries a failed sync again. */
    retry() {
      const [state, now] = [session.getState(), account.get()]
      const hasFailed = now.status === 'failed' || (now.status === 'offline' && now.error !== undefined)
      if (state.status === 'signed-in' && hasFailed) void syncAccount(state.user)
    },
    /** Applies changes that the server returned, such as a changed profile. */
    update(changes: Partial<UserWithAge>) {
      const now = account.get()
      if (now.status === 'signed-in') account.set({ ...now, user: { ...now.user, ...changes } })
    },
  }
}

/** The longest name the API accepts. */
const maxNameLength = 60
const shorten = (name: string | null) => (name && cutText(tidyName(name), maxNameLength)) || null

/** The body of the sync request. The username falls back to the first name, then to "User". */
export function syncBody({ email, username, firstName, lastName, imageUrl }: SessionUser) {
  return {
    email: email?.toWellFormed() ?? null,
    username: shorten(username) ?? shorten(firstName) ?? 'User',
    firstName: shorten(firstName),
    lastName: shorten(lastName),
    imageUrl: imageUrl && /^https?:\/\//.test(imageUrl) ? imageUrl.toWellFormed() : null,
  }
}

/** How long a synced account waits for today's line, so that the screen is rendered once and not twice. */
const prefetchTimeoutMs = 250

/** Creates or refreshes the account of the signed-in user. */
async function syncUser(user: SessionUser): Promise<SignedInUser> {
  // Offline copies mean that the account has been read before, so it exists.
  const prefetched = hasOfflineCopies() ? prefetchScreen(user.id, location) : undefined
  const synced = await api('POST /users/sync-oidc-user', { body: { oidcId: user.id, ...syncBody(user) } })
  await Promise.race([prefetched, new Promise((passed) => setTimeout(passed, prefetchTimeoutMs))])
  return synced
}

/** The owner of the offline copies, unless they were not signed in when last seen. */
const signedInOwner = async () => (hasOfflineCopies() && wasSignedIn() ? (await readCopies())?.user : undefined)

/** The account of this page, which follows its session. */
export const account = accountStore(session, syncUser, signedInOwner)

let restoring: Promise<void> | undefined

/**
 * Restores the session, once per page. Boot calls it before the app is loaded, so that both load at the same time. On
 * the callback page of a sign-in it does nothing: that page completes the sign-in itself.
 */
export const restoreAccount = (): Promise<void> => {
  restoring ??= location.pathname === paths.signInCallback() ? Promise.resolve() : session.start()
  return restoring
}
