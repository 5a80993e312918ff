import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from './errors.ts'
import type { Services } from './services.ts'

/** Paths a browser visits. */
const pagePaths = ['/auth', '/auth/:uid', '/session/end', '/session/end/confirm', '/session/end/success']

/** Paths the app calls from the browser. */
const apiPaths = ['/.well-known/openid-configuration', '/jwks', '/token', '/token/revocation']

/**
 * Lets scripts of exactly the app's origin read these endpoints, without credentials (CORS). Responds to preflights
 * itself and refuses requests from any other origin.
 */
function allowApp(appUrl: string) {
  const appOrigin = new URL(appUrl).origin
  return async ({ method, headers }: FastifyRequest, reply: FastifyReply) => {
    reply.raw.setHeader('vary', 'Origin')
    if (headers.origin !== undefined && headers.origin !== appOrigin) throw new Refusal(403)
    reply.raw.setHeader('access-control-allow-origin', appOrigin)
    if (method !== 'OPTIONS') return
    reply.headers({
      'access-control-allow-methods': 'GET, POST',
      'access-control-allow-headers': 'authorization, content-type',
      'access-control-max-age': '3600',
    })
    return reply.code(204).send()
  }
}

/** Hands these paths to the provider library, which reads the request and writes the response itself. */
export function providerRoutes(server: FastifyInstance, { accounts, current }: Services): void {
  const handle = async (request: FastifyRequest, reply: FastifyReply) => {
    reply.hijack()
    await current().provider.callback()(request.raw, reply.raw)
  }
  for (const path of pagePaths) server.all(path, handle)
  for (const path of apiPaths) server.all(path, { onRequest: allowApp(accounts.appUrl) }, handle)
}
