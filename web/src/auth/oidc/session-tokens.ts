import { None, processRefreshTokenResponse, refreshTokenGrantRequest } from 'oauth4webapi'
import { observable } from '#lib/observable.ts'
import { setSignedIn, setSignOutPending } from '../session-flags.ts'
import type { SessionState, SignedOutReason } from '../session-provider.ts'
import { askSilently } from './ask-silently.ts'
import { type OidcClient, userOf } from './oidc-client.ts'
import { isRefusal } from './provider-errors.ts'
import { assertSameUser, type Tokens, tokensOf } from './tokens.ts'

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
    renew: shareRenewal(() => {
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

/**
 * Calls during a renewal share it, and the tabs take turns, since a rotated refresh token
 * may be used only once.
 * @param begin called at once; returns what is done in turn.
 * @param locks the browser's lock manager; without one only the calls of this tab share a run.
 */
export function shareRenewal<T>(begin: () => () => Promise<T>, locks?: Pick<LockManager, 'request'>): () => Promise<T> {
  let running: Promise<T> | undefined
  const inTurn = (renew: () => Promise<T>) => (locks ? locks.request('glimmer.renew', renew) : renew()) as Promise<T>
  return () => {
    running ??= inTurn(begin()).finally(() => {
      running = undefined
    })
    return running
  }
}

/**
 * Renews the tokens with the refresh token. If there is none, or it is refused, asks the provider silently whether the
 * user still has a session. Rejects with a refusal when they do not, and with another error when that is unknown.
 */
async function renewTokens(client: OidcClient, last?: Tokens): Promise<Tokens> {
  const renewed = last?.refresh_token
    ? await refresh(client, last, last.refresh_token).catch((thrown: unknown) => {
        if (!isRefusal(thrown)) throw thrown
        return askSilently(client)
      })
    : await askSilently(client)
  assertSameUser(renewed, last)
  return renewed
}

/** A provider that does not rotate the refresh token returns none: the last one then remains. */
async function refresh(oidc: OidcClient, last: Tokens, refreshToken: string): Promise<Tokens> {
  const { client, metadata, options } = oidc
  const server = await metadata()
  const additionalParameters = last.scope ? { scope: last.scope } : {}
  const requestOptions = { ...options(), additionalParameters }
  const response = await refreshTokenGrantRequest(server, client, None(), refreshToken, requestOptions)
  return tokensOf(await processRefreshTokenResponse(server, client, response), last)
}
