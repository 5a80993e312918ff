import { ErrorResponse, type OidcClient, type SigninResponse } from 'oidc-client-ts'
import { paths } from '#platform/paths.ts'
import { providerTimeoutMs } from './oidc-client.ts'

/** The provider answered, and the answer is no; anything else may pass by itself. */
export const isRefusal = (thrown: unknown) => thrown instanceof ErrorResponse

/**
 * Makes a renewal single-flight: calls during a run share it, and runs of several tabs wait for each other, since a
 * rotated refresh token may be used only once.
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
 * Fresh tokens: by the refresh token of the last ones; when there is none or it is refused, by asking the provider once
 * whether it still knows the person. Rejects with a refusal when it does not, with anything else when it is unknown.
 */
export async function renewTokens(client: OidcClient, last?: SigninResponse): Promise<SigninResponse> {
  if (!last?.refresh_token) return askInFrame(client)
  return refresh(client, last, last.refresh_token).catch((thrown: unknown) => {
    if (!isRefusal(thrown)) throw thrown
    return askInFrame(client)
  })
}

async function refresh(client: OidcClient, last: SigninResponse, refresh_token: string): Promise<SigninResponse> {
  // biome-ignore lint/correctness/useHookAtTopLevel: the protocol's word, not React's.
  const next = await client.useRefreshToken({ state: { ...last, refresh_token } })
  // A provider that does not rotate it sends none.
  next.refresh_token ??= refresh_token
  return next
}

/** Whether the provider still knows the person, without a word to them (OpenID Connect Core 3.1.2.1, `prompt=none`). */
async function askInFrame(client: OidcClient): Promise<SigninResponse> {
  const redirect_uri = location.origin + paths.silentSignIn()
  const { url } = await client.createSigninRequest({ redirect_uri, prompt: 'none' })
  return client.processSigninResponse(await followInFrame(url, redirect_uri, providerTimeoutMs))
}

/** Where a frame stands, as long as that is a page of this origin: into others nobody can look. */
function addressOf(frame: HTMLIFrameElement): string | undefined {
  try {
    return frame.contentWindow?.location.href
  } catch {
    return undefined
  }
}

/**
 * Opens `url` in a hidden frame and returns the whole address it is redirected to. Rejects when that takes too long.
 * @param redirectUri a page of this origin.
 */
function followInFrame(url: string, redirectUri: string, timeoutMs: number): Promise<string> {
  const frame = document.createElement('iframe')
  frame.hidden = true
  const redirected = new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The provider did not answer in time.')), timeoutMs)
    frame.addEventListener('load', () => {
      const address = addressOf(frame)
      if (!address?.startsWith(redirectUri)) return
      clearTimeout(timer)
      resolve(address)
    })
  })
  frame.src = url
  document.body.append(frame)
  return redirected.finally(() => frame.remove())
}
