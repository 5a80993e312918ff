import * as z from 'zod'
import { withDeadline } from '../resilience/with-deadline.ts'

const timeoutMs = 5_000

/** This app's credentials for introspection: its own confidential client at the provider. */
export interface IntrospectionClient {
  clientId: string
  clientSecret: string
}

const text = z.string().optional().catch(undefined)
const seconds = z.number().optional().catch(undefined)

/** The fields of an introspection response that are used (RFC 7662 section 2.2). */
const Answer = z.object({
  active: z.boolean(),
  iss: text,
  sub: text,
  aud: z.union([z.string(), z.array(z.string())]).optional(),
  exp: seconds,
  nbf: seconds,
  auth_time: seconds,
  acr: text,
  amr: z.array(z.string()).optional().catch(undefined),
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
 * Introspects a token (RFC 7662). Never throws: `refused` if the provider rejects this app's credentials, `unavailable`
 * if it does not respond within five seconds, or responds incorrectly.
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
