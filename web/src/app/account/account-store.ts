import type { User } from '@glimmer/contract'
import { normalise, readerMessage } from '../../api/errors.ts'
import { observe } from '../session/observable.ts'
import type { SessionProvider, SessionUser, SignedOutReason } from '../session/session-provider.ts'

/** Who is here, and how far we know them. `syncing`: signed in at the provider, the account not yet fetched. */
export type AccountState =
  | { status: 'loading' }
  | { status: 'signed-out'; reason?: SignedOutReason }
  | { status: 'syncing' }
  | { status: 'failed'; error: string }
  | { status: 'signed-in'; user: User }

/** The server's message when it meant one, else the sentence of the specification. */
const syncFailure = (thrown: unknown) =>
  normalise(thrown).problem.message ? readerMessage(thrown) : 'Failed to sync user data'

/** Follows the session: becoming signed in syncs the account, and it counts only once that has succeeded. */
export function accountStore(
  session: Pick<SessionProvider, 'getState' | 'subscribe'>,
  sync: (user: SessionUser) => Promise<User>,
) {
  const account = observe<AccountState>({ status: 'loading' })
  let person: string | undefined

  const begin = async (user: SessionUser) => {
    person = user.id
    account.set({ status: 'syncing' })
    const outcome: AccountState = await sync(user).then(
      (synced) => ({ status: 'signed-in', user: synced }),
      (thrown) => ({ status: 'failed', error: syncFailure(thrown) }),
    )
    if (person === user.id) account.set(outcome)
  }
  const follow = () => {
    const state = session.getState()
    if (state.status !== 'signed-in') {
      person = undefined
      account.set(state)
    } else if (state.user.id !== person) void begin(state.user)
  }
  follow()
  session.subscribe(follow)

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
