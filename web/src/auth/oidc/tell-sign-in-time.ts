import type { SigninResponse } from 'oidc-client-ts'
import { api } from '#platform/api/client.ts'
import { claimsOf } from './claims-of.ts'

/** Whether a token says when its person signed in; one that cannot be read does not. */
const saysWhen = (token?: string): boolean => typeof claimsOf(token).auth_time === 'number'

/**
 * Tells the API when the person signed in, where the access token does not: at providers that put it into the ID token
 * alone. Where this fails, what needs it asks once more.
 */
export async function tellSignInTime({ access_token, id_token }: Pick<SigninResponse, 'access_token' | 'id_token'>) {
  if (!id_token || !saysWhen(id_token) || saysWhen(access_token)) return
  await api('POST /users/fresh', { body: { idToken: id_token } }).catch(() => undefined)
}
