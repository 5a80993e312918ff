import { observable } from '#lib/observable.ts'
import { setSignedIn, setSignOutPending } from '../session-flags.ts'
import type { SessionState, SignedOutReason } from '../session-provider.ts'
import { type OidcClient, userOf } from './oidc-client.ts'
import { renewOnce, renewTokens } from './renew-tokens.ts'
import type { Tokens } from './tokens.ts'

/** The session ended while its tokens were being renewed. */
export class SessionEndedError extends Error {}

/** The tokens of this page, which are held in a variable and nowhere else, and the state that follows from them. */
export function sessionTokens(client: OidcClient) {
  const state = observable<SessionState>({ status: 'loading' })
  let tokens: Tokens | undefined
  /** Counts the ends of a session: a renewal that began before one must not undo it. */
  let ends = 0

  const accept = (answer: Tokens) => {
    tokens = answer
    setSignedIn(true)
    setSignOutPending(false)
    state.set({ status: 'signed-in', user: userOf(answer.claims) })
    return answer.access_token
  }
  /** Ends the session on this page; the state is left for the caller to set. */
  const drop = () => {
    ends++
    tokens = undefined
    setSignedIn(false)
  }

  return {
    state,
    get: () => tokens,
    accept,
    drop,
    forget(reason: SignedOutReason) {
      drop()
      state.set({ status: 'signed-out', reason })
    },
    /** Renews the tokens. Rejects as `renewTokens` does, and with SessionEndedError. */
    renew: renewOnce(() => {
      const before = ends
      const assertCurrent = () => {
        if (ends !== before) throw new SessionEndedError('The session ended meanwhile.')
      }
      return async () => {
        assertCurrent()
        const renewed = await renewTokens(client, tokens)
        assertCurrent()
        return accept(renewed)
      }
    }, navigator.locks),
  }
}
