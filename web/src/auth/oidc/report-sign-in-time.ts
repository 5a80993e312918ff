import { api } from '#platform/api/client.ts'
import type { Tokens } from './tokens.ts'

/** Whether a token has an `auth_time` claim; false if it cannot be decoded. */
const hasAuthTime = (token?: string): boolean => typeof claimsOf(token).auth_time === 'number'

/**
 * Sends the API the time of the sign-in when the access token lacks it, as at providers that put it into the ID token
 * alone. Failures are ignored: calls that require a recent sign-in then ask for one again.
 */
export async function reportSignInTime({ access_token, id_token }: Pick<Tokens, 'access_token' | 'id_token'>) {
  if (!id_token || !hasAuthTime(id_token) || hasAuthTime(access_token)) return
  await api('POST /users/fresh', { body: { idToken: id_token } }).catch(() => undefined)
}

/** The claims of a token, not verified; empty when it cannot be decoded. */
function claimsOf(token = ''): Record<string, unknown> {
  try {
    return JSON.parse(atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')))
  } catch {
    return {}
  }
}
