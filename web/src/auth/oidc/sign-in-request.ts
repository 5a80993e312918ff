import type { CreateSigninRequestArgs, OidcClient, SigninResponse } from 'oidc-client-ts'
import { claimsOf } from './claims-of.ts'

/** What is kept of a sign-in under way until the browser comes back. */
interface UnderWay {
  nonce?: string
  returnTo?: string
}

/** The address to sign in at. The nonce binds the ID token to this very request (OpenID Connect Core 1.0 section 3.1.2.1). */
export async function beginSignIn(
  client: OidcClient,
  request: CreateSigninRequestArgs,
  returnTo?: string,
): Promise<string> {
  const nonce = crypto.randomUUID()
  const state: UnderWay = { nonce, ...(returnTo !== undefined && { returnTo }) }
  return (await client.createSigninRequest({ ...request, nonce, state })).url
}

/** Takes the provider's answer in. Rejects where it is none to a request of this browser. */
export async function finishSignIn(client: OidcClient, url: string): Promise<SigninResponse & { returnTo?: string }> {
  const answer = await client.processSigninResponse(url)
  const { nonce, returnTo } = (answer.userState ?? {}) as UnderWay
  if (nonce === undefined || claimsOf(answer.id_token).nonce !== nonce)
    throw new Error('The ID token was made for another request.')
  return Object.assign(answer, returnTo !== undefined && { returnTo })
}
