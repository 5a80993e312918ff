import { paths } from '#platform/paths.ts'
import { authorizationRequest, redeemResponse } from './authorization-code.ts'
import { type OidcClient, providerTimeoutMs } from './oidc-client.ts'
import { assertReachable, InteractionRequiredError } from './provider-errors.ts'
import type { Tokens } from './tokens.ts'

/** Whether responses can be read from a form: the provider shares this page's origin and supports `form_post`. */
async function canUseFormPost({ metadata }: OidcClient): Promise<boolean> {
  const { authorization_endpoint: endpoint, response_modes_supported: modes } = await metadata()
  return endpoint?.startsWith(`${location.origin}/`) === true && modes?.includes('form_post') === true
}

/**
 * Asks for tokens without user interaction (OpenID Connect Core 1.0 section 3.1.2.1, `prompt=none`). Rejects with a
 * refusal when the user has no session at the provider.
 */
export async function askSilently(client: OidcClient): Promise<Tokens> {
  const redirectUri = location.origin + paths.silentSignIn()
  const usesFormPost = await canUseFormPost(client)
  const parameters = { prompt: 'none', ...(usesFormPost && { response_mode: 'form_post' }) }
  const request = await authorizationRequest(client, redirectUri, parameters)
  const follow = usesFormPost ? requestFormPostResponse : followInFrame
  const address = await follow(request.url, redirectUri).catch(async (thrown: unknown) => {
    // The browser's own error page looks like this too, so check that the provider is reachable.
    if (thrown instanceof InteractionRequiredError) await assertReachable(client.metadataUrl)
    throw thrown
  })
  return redeemResponse(client, address, request)
}

/** The fields of the form in the provider's response, encoded as the form would submit them. */
const inputsOf = (page: Document | null) => {
  const form = page?.forms[0]
  return form && new URLSearchParams([...form.querySelectorAll('input')].map(({ name, value }) => [name, value]))
}

/**
 * Sends an authorization request to a provider of the same origin, and returns the redirect address with the response
 * parameters. These are read from the form it responds with (OAuth 2.0 Form Post Response Mode), which is never
 * submitted. That takes one response instead of the two of a redirect, and no page in a frame, which would wait for all
 * that this page is busy with. Rejects when the provider does not respond or responds with an error, and with
 * InteractionRequiredError when it shows a page of its own.
 * @param url a request with `response_mode=form_post`. If the provider redirects all the same, that response is used.
 */
function requestFormPostResponse(url: string, redirectUri: string): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  // Not `fetch`: this parses the page without running its scripts, and the policy forbids other ways to parse it.
  const request = new XMLHttpRequest()
  request.open('GET', url)
  request.responseType = 'document'
  request.timeout = providerTimeoutMs
  const fail = () => reject(new Error('The provider did not answer in time.'))
  request.addEventListener('error', fail)
  request.addEventListener('timeout', fail)
  request.addEventListener('load', () => {
    const { responseURL, responseXML, status } = request
    const inputs = inputsOf(responseXML)
    if (responseURL.startsWith(redirectUri)) resolve(responseURL)
    else if (inputs?.has('state')) resolve(`${redirectUri}?${inputs}`)
    else if (status === 200) reject(new InteractionRequiredError())
    else reject(new Error(`The provider answered with ${status}.`))
  })
  request.send()
  return promise
}

/** How long a page in the frame may take to redirect further. */
const stuckAfterMs = 5_000

/** The address of the frame's page; undefined while it is of another origin, which cannot be read. */
function addressOf(frame: HTMLIFrameElement): string | undefined {
  try {
    return frame.contentWindow?.location.href
  } catch {
    return undefined
  }
}

/**
 * Opens `url` in a hidden frame and resolves to the full address it is redirected to. Rejects after
 * `providerTimeoutMs`, and with InteractionRequiredError when the frame stays on another page for `stuckAfterMs`.
 * @param redirectUri a page of this origin.
 */
function followInFrame(url: string, redirectUri: string): Promise<string> {
  const frame = document.createElement('iframe')
  frame.hidden = true
  let stuck: ReturnType<typeof setTimeout> | undefined
  let late: ReturnType<typeof setTimeout> | undefined
  const redirected = new Promise<string>((resolve, reject) => {
    late = setTimeout(() => reject(new Error('The provider did not answer in time.')), providerTimeoutMs)
    frame.addEventListener('load', () => {
      clearTimeout(stuck)
      const address = addressOf(frame)
      if (address?.startsWith(redirectUri)) resolve(address)
      else stuck = setTimeout(() => reject(new InteractionRequiredError()), stuckAfterMs)
    })
  })
  frame.src = url
  document.body.append(frame)
  return redirected.finally(() => {
    clearTimeout(stuck)
    clearTimeout(late)
    frame.remove()
  })
}
