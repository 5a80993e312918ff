import { ErrorResponse, type OidcClient, type SigninResponse } from 'oidc-client-ts'
import { paths } from '#platform/paths.ts'
import { requestFormPostResponse } from './form-post-response.ts'
import { canUseFormPost, providerTimeoutMs, signInAddress } from './oidc-client.ts'
import { assertReachable } from './reachable.ts'

/** The provider shows a page of its own instead of redirecting silently: it requires the user to interact. */
class StaysOnItsPage extends Error {}

/** How long a page in the frame may take to redirect further. */
const stuckAfterMs = 5_000

/** Whether the provider responded with a refusal. Any other failure may pass by itself. */
export const isRefusal = (thrown: unknown) => thrown instanceof ErrorResponse || thrown instanceof StaysOnItsPage

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
export async function renewTokens(client: OidcClient, last?: SigninResponse): Promise<SigninResponse> {
  if (!last?.refresh_token) return askSilently(client)
  return refresh(client, last, last.refresh_token).catch((thrown: unknown) => {
    if (!isRefusal(thrown)) throw thrown
    return askSilently(client)
  })
}

async function refresh(client: OidcClient, last: SigninResponse, refresh_token: string): Promise<SigninResponse> {
  // biome-ignore lint/correctness/useHookAtTopLevel: the protocol's word, not React's.
  const next = await client.useRefreshToken({ state: { ...last, refresh_token } })
  // A provider that does not rotate the refresh token returns none.
  next.refresh_token ??= refresh_token
  return next
}

/** Asks for tokens without user interaction (OpenID Connect Core 3.1.2.1, `prompt=none`). */
async function askSilently(client: OidcClient): Promise<SigninResponse> {
  const redirect_uri = location.origin + paths.silentSignIn()
  const usesFormPost = await canUseFormPost(client)
  const asked = {
    redirect_uri,
    prompt: 'none',
    ...(usesFormPost && { extraQueryParams: { response_mode: 'form_post' } }),
  }
  const url = await signInAddress(client, asked)
  const answer = (
    usesFormPost ? renewByFormPost(url, redirect_uri) : followInFrame(url, redirect_uri, providerTimeoutMs)
  ).catch(async (thrown: unknown) => {
    // The browser's own error page looks like this too, so check that the provider is reachable.
    if (thrown instanceof StaysOnItsPage) await assertReachable(client.settings.metadataUrl)
    throw thrown
  })
  return client.processSigninResponse(await answer)
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
