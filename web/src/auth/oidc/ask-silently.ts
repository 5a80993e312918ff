import { paths } from '#platform/paths.ts'
import { authorizationRequest, redeemResponse } from './authorization-code.ts'
import { requestFormPostResponse } from './form-post-response.ts'
import { type OidcClient, providerTimeoutMs } from './oidc-client.ts'
import { assertReachable, InteractionRequiredError } from './provider-errors.ts'
import type { Tokens } from './tokens.ts'

/** Whether responses can be read from a form: the provider shares this page's origin and supports `form_post`. */
async function canUseFormPost({ metadata }: OidcClient): Promise<boolean> {
  const { authorization_endpoint: endpoint, response_modes_supported: modes } = await metadata()
  return endpoint?.startsWith(`${location.origin}/`) === true && modes?.includes('form_post') === true
}

async function byFormPost(url: string, redirectUri: string): Promise<string> {
  const address = await requestFormPostResponse(url, redirectUri, providerTimeoutMs)
  if (address === undefined) throw new InteractionRequiredError()
  return address
}

async function byFrame(url: string, redirectUri: string): Promise<string> {
  const { followInFrame } = await import('./hidden-frame.ts')
  return followInFrame(url, redirectUri, providerTimeoutMs)
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
  const follow = usesFormPost ? byFormPost : byFrame
  const address = await follow(request.url, redirectUri).catch(async (thrown: unknown) => {
    // The browser's own error page looks like this too, so check that the provider is reachable.
    if (thrown instanceof InteractionRequiredError) await assertReachable(client.metadataUrl)
    throw thrown
  })
  return redeemResponse(client, address, request)
}
