import {
  AuthorizationResponseError,
  None,
  processRefreshTokenResponse,
  ResponseBodyError,
  refreshTokenGrantRequest,
  WWWAuthenticateChallengeError,
} from 'oauth4webapi'
import { paths } from '#platform/paths.ts'
import { authorizationRequest, redeemResponse } from './authorization-code.ts'
import { requestFormPostResponse } from './form-post-response.ts'
import { type OidcClient, providerTimeoutMs } from './oidc-client.ts'
import { assertReachable } from './reachable.ts'
import { type Tokens, tokensOf } from './tokens.ts'

/** The provider shows a page of its own instead of redirecting silently: it requires the user to interact. */
class StaysOnItsPage extends Error {}

/** How long a page in the frame may take to redirect further. */
const stuckAfterMs = 5_000

/** Whether the provider responded with a refusal. Any other failure may pass by itself. */
export const isRefusal = (thrown: unknown) =>
  [StaysOnItsPage, AuthorizationResponseError, ResponseBodyError, WWWAuthenticateChallengeError].some(
    (kind) => thrown instanceof kind,
  )

/**
 * Makes a renewal single-flight. Calls during a run share it, and the tabs take turns, since a rotated refresh token
 * may be used only once.
 * @param locks the browser's lock manager; without one only the calls of this tab share a run.
 */
export function renewOnce<T>(renew: () => Promise<T>, locks?: Pick<LockManager, 'request'>): () => Promise<T> {
  let running: Promise<T> | undefined
  const inTurn = () => (locks ? locks.request('glimmer.renew', renew) : renew()) as Promise<T>
  return () => {
    running ??= inTurn().finally(() => {
      running = undefined
    })
    return running
  }
}

/**
 * Renews the tokens with the refresh token. If there is none, or it is refused, asks the provider silently whether the
 * user still has a session. Rejects with a refusal when they do not, and with another error when that is unknown.
 */
export async function renewTokens(client: OidcClient, last?: Tokens): Promise<Tokens> {
  if (!last?.refresh_token) return askSilently(client)
  return refresh(client, last, last.refresh_token).catch((thrown: unknown) => {
    if (!isRefusal(thrown)) throw thrown
    return askSilently(client)
  })
}

/** A provider that does not rotate the refresh token returns none: the last one then remains. */
async function refresh(oidc: OidcClient, last: Tokens, refreshToken: string): Promise<Tokens> {
  const { client, metadata, options } = oidc
  const server = await metadata()
  const additionalParameters = last.scope ? { scope: last.scope } : {}
  const asked = { ...options(), additionalParameters }
  const response = await refreshTokenGrantRequest(server, client, None(), refreshToken, asked)
  return tokensOf(await processRefreshTokenResponse(server, client, response), last)
}

/** Whether responses can be read from a form: the provider shares this page's origin and supports `form_post`. */
async function canUseFormPost({ metadata }: OidcClient): Promise<boolean> {
  const { authorization_endpoint: endpoint, response_modes_supported: modes } = await metadata()
  return endpoint?.startsWith(`${location.origin}/`) === true && modes?.includes('form_post') === true
}

/** Asks for tokens without user interaction (OpenID Connect Core 3.1.2.1, `prompt=none`). */
async function askSilently(client: OidcClient): Promise<Tokens> {
  const redirectUri = location.origin + paths.silentSignIn()
  const usesFormPost = await canUseFormPost(client)
  const parameters = { prompt: 'none', ...(usesFormPost && { response_mode: 'form_post' }) }
  const request = await authorizationRequest(client, redirectUri, parameters)
  const answer = (
    usesFormPost
      ? renewByFormPost(request.url, redirectUri)
      : followInFrame(request.url, redirectUri, providerTimeoutMs)
  ).catch(async (thrown: unknown) => {
    // The browser's own error page looks like this too, so check that the provider is reachable.
    if (thrown instanceof StaysOnItsPage) await assertReachable(client.metadataUrl)
    throw thrown
  })
  return redeemResponse(client, await answer, request)
}

async function renewByFormPost(url: string, redirectUri: string): Promise<string> {
  const answer = await requestFormPostResponse(url, redirectUri, providerTimeoutMs)
  if (answer === undefined) throw new StaysOnItsPage()
  return answer
}

/** The address of the frame's page; undefined while it is of another origin, which cannot be read. */
function addressOf(frame: HTMLIFrameElement): string | undefined {
  try {
    return frame.contentWindow?.location.href
  } catch {
    return undefined
  }
}

/**
 * Opens `url` in a hidden frame and resolves to the full address it is redirected to. Rejects after `timeoutMs`, and
 * with StaysOnItsPage when the frame stays on another page for `stuckAfterMs`.
 * @param redirectUri a page of this origin.
 */
function followInFrame(url: string, redirectUri: string, timeoutMs: number): Promise<string> {
  const frame = document.createElement('iframe')
  frame.hidden = true
  const redirected = new Promise<string>((resolve, reject) => {
    let timer = setTimeout(() => reject(new Error('The provider did not answer in time.')), timeoutMs)
    frame.addEventListener('load', () => {
      clearTimeout(timer)
      const address = addressOf(frame)
      if (address?.startsWith(redirectUri)) resolve(address)
      else timer = setTimeout(() => reject(new StaysOnItsPage()), stuckAfterMs)
    })
  })
  frame.src = url
  document.body.append(frame)
  return redirected.finally(() => frame.remove())
}
