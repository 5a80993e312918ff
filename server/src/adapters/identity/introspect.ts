import * as z from 'zod'
import { withDeadline } from '../resilience/with-deadline.ts'

const timeoutMs = 5_000

/** Who this app is where it asks about tokens: a confidential client of its own at the provider. */
export interface IntrospectionClient {
  clientId: string
  clientSecret: string
}

const text = z.string().optional().catch(undefined)
const seconds = z.number().optional().catch(undefined)

/** What the provider may say of a token (RFC 7662 section 2.2). */
const Answer = z.object({
  active: z.boolean(),
  iss: text,
  sub: text,
  aud: z.union([z.string(), z.array(z.string())]).optional(),
  exp: seconds,
  nbf: seconds,
  auth_time: seconds,
  token_type: text,
  token_use: text,
  client_id: text,
  azp: text,
  appid: text,
  cid: text,
})

export type IntrospectionAnswer = z.output<typeof Answer>

/** Section 2.1 and RFC 6749 section 2.3.1: both halves are encoded before they are joined. */
const basic = ({ clientId, clientSecret }: IntrospectionClient) =>
  `Basic ${Buffer.from(`${encodeURIComponent(clientId)}:${encodeURIComponent(clientSecret)}`).toString('base64')}`

/**
 * Asks the provider about a token (RFC 7662). Never throws: `refused` where it does not take this app's credentials,
 * `unavailable` where it does not answer within five seconds, or not as it should.
 */
export async function introspect(
  url: string,
  client: IntrospectionClient,
  token: string,
): Promise<IntrospectionAnswer | 'refused' | 'unavailable'> {
  try {
    return await withDeadline({ provider: 'identity', timeoutMs }, async (signal) => {
      const response = await fetch(url, {
        method: 'POST',
        headers: { authorization: basic(client), accept: 'application/json' },
        body: new URLSearchParams({ token, token_type_hint: 'access_token' }),
        redirect: 'error',
        signal,
      })
      if ([400, 401, 403].includes(response.status)) return 'refused'
      return response.ok ? Answer.parse(await response.json()) : 'unavailable'
    })
  } catch {
    return 'unavailable'
  }
}
