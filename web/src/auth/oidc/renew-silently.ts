import { ErrorResponse, type OidcClient, type SigninResponse } from 'oidc-client-ts'
import { paths } from '#platform/paths.ts'
import { comeBackInFrame } from './hidden-frame.ts'
import { patience } from './oidc-client.ts'

/** The provider answered, and the answer is no; anything else may pass by itself. */
export const isRefusal = (thrown: unknown) => thrown instanceof ErrorResponse

/** Whether the provider still knows the person, without a word to them (OpenID Connect Core 3.1.2.1, `prompt=none`). */
async function askInFrame(client: OidcClient): Promise<SigninResponse> {
  const redirect_uri = location.origin + paths.silentSignIn()
  const { url } = await client.createSigninRequest({ redirect_uri, prompt: 'none' })
  return client.processSigninResponse(await comeBackInFrame(url, redirect_uri, patience))
}

async function refresh(client: OidcClient, last: SigninResponse, refresh_token: string): Promise<SigninResponse> {
  // biome-ignore lint/correctness/useHookAtTopLevel: the protocol's word, not React's.
  const next = await client.useRefreshToken({ state: { ...last, refresh_token } })
  // A provider that does not rotate it sends none.
  next.refresh_token ??= refresh_token
  return next
}

/**
 * Fresh tokens: by the refresh token of the last ones; when there is none or it is refused, by asking the provider once
 * whether it still knows the person. Rejects with a refusal when it does not, with anything else when it is unknown.
 */
export async function renewSilently(client: OidcClient, last?: SigninResponse): Promise<SigninResponse> {
  if (!last?.refresh_token) return askInFrame(client)
  return refresh(client, last, last.refresh_token).catch((thrown: unknown) => {
    if (!isRefusal(thrown)) throw thrown
    return askInFrame(client)
  })
}
