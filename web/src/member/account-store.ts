import type { User } from '@glimmer/contract'
import type { SessionProvider, SessionUser, SignedOutReason } from '#auth/session-provider.ts'
import { observable } from '#lib/observable.ts'
import { normalise, readerMessage } from '#platform/api/errors.ts'

/**
 * Who is here, and how far we know them. `syncing`: signed in at the provider, the account not yet fetched. `offline`:
 * nobody answers; what this device keeps of the person who was signed in may be read, and no more is claimed. `late`:
 * nothing has failed, the answer only takes long.
 */
export type AccountState =
  | { status: 'loading' }
  | { status: 'signed-out'; reason?: SignedOutReason }
  | { status: 'syncing' }
  | { status: 'failed'; error: string }
  | { status: 'signed-in'; user: User }
  | { status: 'offline'; user: User; late: boolean }

/** The server's message when it meant one, else the sentence of the specification. */
const syncFailure = (thrown: unknown) =>
  normalise(thrown).problem.message ? readerMessage(thrown) : 'Failed to sync user data'

/** It may pass by itself: no answer, or a server's fault. */
const isOutage = (thrown: unknown) => normalise(thrown).status >= 500

/** How long, in milliseconds, an answer is waited for before what is kept stands in. */
const patience = 5_000

const nobodyKept = async (): Promise<User | undefined> => undefined

/**
 * Follows the session: becoming signed in syncs the account, and it counts only once that has succeeded.
 * @param kept the person whose lines this device keeps for reading offline.
 */
export function accountStore(
  session: Pick<SessionProvider, 'getState' | 'subscribe'>,
  sync: (user: SessionUser) => Promise<User>,
  kept = nobodyKept,
) {
  const account = observable<AccountState>({ status: 'loading' })
  let person: string | undefined

  /** No answer came, or not yet: what is kept stands in until one does; without it, `otherwise`. */
  const standIn = async (otherwise: AccountState, { who, late = false }: { who?: string; late?: boolean } = {}) => {
    const asked = session.getState()
    const user = await kept().catch(() => undefined)
    if (session.getState() !== asked) return
    if (!user || (who !== undefined && who !== (user.oidcId ?? user.clerkId))) return account.set(otherwise)
    // A token that is renewed later begins the sync again.
    person = undefined
    const now = account.get()
    if (now.status !== 'offline' || now.late !== late) account.set({ status: 'offline', user, late })
  }
  const begin = async (user: SessionUser) => {
    person = user.id
    // What may be read meanwhile stays in sight.
    if (account.get().status !== 'offline') account.set({ status: 'syncing' })
    const outcome = await sync(user).then(
      (synced) => ({ status: 'signed-in' as const, user: synced }),
      (thrown: unknown) => ({ status: 'failed' as const, error: syncFailure(thrown), silent: isOutage(thrown) }),
    )
    if (person !== user.id) return
    if (outcome.status === 'signed-in') return account.set(outcome)
    const { silent, ...failed } = outcome
    if (silent) await standIn(failed, { who: user.id })
    else account.set(failed)
  }
  const follow = () => {
    const state = session.getState()
    if (state.status !== 'signed-in') {
      person = undefined
      if (state.status === 'signed-out' && state.reason === 'error') void standIn(state)
      else account.set(state)
    } else if (state.user.id !== person) void begin(state.user)
  }
  follow()
  session.subscribe(follow)
  if (account.get().status === 'loading') {
    setTimeout(() => {
      if (session.getState().status === 'loading') void standIn(account.get(), { late: true })
    }, patience)
  }

  return {
    get: account.get,
    subscribe: account.subscribe,
    /** Tries a failed sync again. */
    retry() {
      const state = session.getState()
      if (state.status === 'signed-in' && account.get().status === 'failed') void begin(state.user)
    },
    /** Takes over what a call answered about the person, such as a changed profile. */
    update(changes: Partial<User>) {
      const now = account.get()
      if (now.status === 'signed-in') account.set({ ...now, user: { ...now.user, ...changes } })
    },
  }
}
