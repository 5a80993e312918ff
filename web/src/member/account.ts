import type { Age, SignedInUser, User } from '@glimmer/contract'
import { session } from '#auth/session.ts'
import { wasSignedIn } from '#auth/session-flags.ts'
import type { SessionProvider, SessionUser, SignedOutReason } from '#auth/session-provider.ts'
import { observable } from '#lib/observable.ts'
import { api } from '#platform/api/client.ts'
import { readerMessage, toApiError } from '#platform/api/errors.ts'
import { paths } from '#platform/paths.ts'
import { hasOfflineCopies } from './offline/has-copies.eager.ts'
import { prefetchedLine, prefetchScreen } from './prefetch-screen.ts'

/** The person; of copies made before ages were asked for, and while offline, the age may not be known. */
export type KnownUser = User & { age?: Age | null }

/**
 * Who is here, and how far we know them. `syncing`: signed in at the provider, the account not yet fetched. `offline`:
 * nobody answers; the copies on this device may be read by the person who was signed in, and no more is claimed. `slow`:
 * nothing has failed, the answer only takes long.
 */
export type AccountState =
  | { status: 'loading' }
  | { status: 'signed-out'; reason?: SignedOutReason }
  | { status: 'syncing' }
  | { status: 'failed'; error: string }
  | { status: 'signed-in'; user: KnownUser }
  | { status: 'offline'; user: KnownUser; slow: boolean }

/** The server's message when it meant one, else a sentence of our own. */
const syncFailure = (thrown: unknown) =>
  toApiError(thrown).problem.message ? readerMessage(thrown) : 'Failed to sync user data'

/** It may pass by itself: no answer, or a server's fault. */
const isOutage = (thrown: unknown) => toApiError(thrown).status >= 500

/** How long an answer is waited for before the offline copies stand in. */
const answerTimeoutMs = 5_000

const noCopies = async (): Promise<KnownUser | undefined> => undefined

/**
 * Follows the session: becoming signed in syncs the account, and it counts only once that has succeeded.
 * @param copiesOwner the person whose lines this device holds for reading offline.
 */
export function accountStore(
  session: Pick<SessionProvider, 'getState' | 'subscribe'>,
  sync: (user: SessionUser) => Promise<KnownUser>,
  copiesOwner = noCopies,
) {
  const account = observable<AccountState>({ status: 'loading' })
  /** Whose account was asked for last, by their id at the provider. */
  let synced: string | undefined

  /** No answer came, or not yet: the offline copies stand in until one does; without them, `otherwise`. */
  const goOffline = async (otherwise: AccountState, { id, slow = false }: { id?: string; slow?: boolean } = {}) => {
    const asked = session.getState()
    const user = await copiesOwner().catch(() => undefined)
    if (session.getState() !== asked) return
    if (!user || (id !== undefined && id !== (user.oidcId ?? user.clerkId))) return account.set(otherwise)
    // A token that is renewed later begins the sync again.
    synced = undefined
    const now = account.get()
    if (now.status !== 'offline' || now.slow !== slow) account.set({ status: 'offline', user, slow })
  }
  const syncAccount = async (user: SessionUser) => {
    synced = user.id
    // What may be read meanwhile stays in sight.
    if (account.get().status !== 'offline') account.set({ status: 'syncing' })
    const outcome = await sync(user).then(
      (known) => ({ status: 'signed-in' as const, user: known }),
      (thrown: unknown) => ({ status: 'failed' as const, error: syncFailure(thrown), outage: isOutage(thrown) }),
    )
    if (synced !== user.id) return
    if (outcome.status === 'signed-in') return account.set(outcome)
    const { outage, ...failed } = outcome
    if (outage) await goOffline(failed, { id: user.id })
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
      const state = session.getState()
      if (state.status === 'signed-in' && account.get().status === 'failed') void syncAccount(state.user)
    },
    /** Takes over what a call answered about the person, such as a changed profile. */
    update(changes: Partial<KnownUser>) {
      const now = account.get()
      if (now.status === 'signed-in') account.set({ ...now, user: { ...now.user, ...changes } })
    },
  }
}

/** The longest name the API takes. */
const maxNameLength = 60
const shorten = (name: string | null) => name?.trim().slice(0, maxNameLength) || null

/** What the API is told of a person; the username falls back to the first name, then to "User". */
export function syncBody({ email, username, firstName, lastName, imageUrl }: SessionUser) {
  return {
    email,
    username: shorten(username) ?? shorten(firstName) ?? 'User',
    firstName: shorten(firstName),
    lastName: shorten(lastName),
    imageUrl: imageUrl && /^https?:\/\//.test(imageUrl) ? imageUrl : null,
  }
}

/** How long today's line may come after the account, for the screen to be drawn once and not twice. */
const prefetchTimeoutMs = 250

/** Makes or refreshes the account of the signed-in person. */
async function syncUser(user: SessionUser): Promise<SignedInUser> {
  // Where there are copies an account has been read before: it is there.
  const prefetched = hasOfflineCopies() ? prefetchScreen(user.id, location) : undefined
  const synced = await (user.provider === 'oidc'
    ? api('POST /users/sync-oidc-user', { body: { oidcId: user.id, ...syncBody(user) } })
    : api('POST /users/sync-clerk-user', { body: { clerkId: user.id, ...syncBody(user) } }))
  await Promise.race([prefetched, new Promise((passed) => setTimeout(passed, prefetchTimeoutMs))])
  await showLineFirst(synced).catch(() => undefined)
  return synced
}

/** On the dashboard the line that has come with the account is put on the page before the app draws all else. */
async function showLineFirst(user: SignedInUser): Promise<void> {
  const line = prefetchedLine()
  if (!line || location.pathname !== paths.dashboard() || !user.age?.isOpen) return
  const { putToldLine } = await import('./put-early-line.lazy.ts')
  putToldLine(line, user)
}

/** Offline, nobody is named who was not signed in here when last seen. */
const signedInOwner = async () =>
  hasOfflineCopies() && wasSignedIn() ? (await import('./offline/offline-copies.ts')).copiesOwner() : undefined

/** The account of this page, which follows its session. */
export const account = accountStore(session, syncUser, signedInOwner)

let begun: Promise<void> | undefined

/**
 * Finds out who is here, once a page: asked for before the app itself is there, so that both are on their way together.
 * The page a sign-in comes back to has its own answer to take in.
 */
export const beginAccount = (): Promise<void> => {
  begun ??= location.pathname === paths.signInCallback() ? Promise.resolve() : session.start()
  return begun
}
