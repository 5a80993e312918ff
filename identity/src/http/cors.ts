import type { IncomingMessage, ServerResponse } from 'node:http'
import { Refusal, type Reply } from './reply.ts'

/** What the app calls from the browser; all else here is for navigation, or for servers. */
const shared = ['/.well-known/openid-configuration', '/jwks', '/token', '/token/revocation']

/**
 * Lets scripts of exactly the app's origin read these endpoints, without credentials.
 * Answers a preflight itself; refuses a request from any other origin; otherwise leaves the request to its handler.
 */
export function applyCors(
  request: IncomingMessage,
  response: ServerResponse,
  appUrl: string,
  path: string,
): Reply | undefined {
  if (!shared.includes(path)) return undefined
  const appOrigin = new URL(appUrl).origin
  const { origin } = request.headers
  response.setHeader('vary', 'Origin')
  if (origin !== undefined && origin !== appOrigin) throw new Refusal(403)
  response.setHeader('access-control-allow-origin', appOrigin)
  if (request.method !== 'OPTIONS') return undefined
  return {
    status: 204,
    headers: {
      'access-control-allow-methods': 'GET, POST',
      'access-control-allow-headers': 'authorization, content-type',
      'access-control-max-age': '3600',
    },
  }
}
