import { ErrorResponse, type OidcClient, type SigninResponse } from 'oidc-client-ts'
import { paths } from '#platform/paths.ts'
import { answerInForm } from './form-answer.ts'
import { answersInForm, providerTimeoutMs, signInAddress } from './oidc-client.ts'
import { assertReachable } from './reachable.ts'

/** The provider shows a page of its own where it was to answer without a word: it wants to be asked in the open. */
class StaysOnItsPage extends Error {}

/** How long a page in the frame may go on by itself. */
const stuckAfterMs = 5_000

/** The provider answered, and the answer is no; anything else may pass by itself. */
export const isRefusal = (thrown: unknown) => thrown instanceof ErrorResponse || thrown instanceof StaysOnItsPage

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
  if (!last?.refresh_token) return askSilently(client)
  return refresh(client, last, last.refresh_token).catch((thrown: unknown) => {
    if (!isRefusal(thrown)) throw thrown
    return askSilently(client)
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
async function askSilently(client: OidcClient): Promise<SigninResponse> {
  const redirect_uri = location.origin + paths.silentSignIn()
  const inForm = await answersInForm(client)
  const asked = { redirect_uri, prompt: 'none', ...(inForm && { extraQueryParams: { response_mode: 'form_post' } }) }
  const url = await signInAddress(client, asked)
  const answer = (inForm ? askInForm(url, redirect_uri) : followInFrame(url, redirect_uri, providerTimeoutMs)).catch(
    async (thrown: unknown) => {
      // A browser's own error page looks the same from here.
      if (thrown instanceof StaysOnItsPage) await assertReachable(client.settings.metadataUrl)
      throw thrown
    },
  )
  return client.processSigninResponse(await answer)
}

async function askInForm(url: string, redirectUri: string): Promise<string> {
  const answer = await answerInForm(url, redirectUri, providerTimeoutMs)
  if (answer === undefined) throw new StaysOnItsPage()
  return answer
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
 * Opens `url` in a hidden frame and returns the whole address it is redirected to. Rejects when that takes too long, and
 * with StaysOnItsPage where it comes to rest on a page of another origin.
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
