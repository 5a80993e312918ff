import rateLimit from '@fastify/rate-limit'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type { App } from '#app.ts'
import { Problem } from '#problem.ts'
import { minuteMs } from '#time/durations.ts'
import { closeIdleConnections } from './close-idle-connections.ts'
import { answerProblem } from './errors.ts'
import { serveMetrics } from './metrics.ts'
import { answerNotFound } from './not-found.ts'
import { serveOpenApi } from './openapi.ts'
import { servePlainStyle } from './plain-page.ts'
import { securityHeaders } from './security-headers.ts'
import { serveWeb } from './serve-web.ts'

const bodyLimit = 64 * 1024

/** Adds one feature's routes, pages or webhooks to the server. */
export type ServeRoutes = (server: FastifyInstance, app: App) => void | Promise<void>

export interface ServerOptions {
  routes: readonly ServeRoutes[]
  /** The built web app; left out where only the API is wanted. */
  webRoot?: string
}

/** PostgreSQL text cannot hold U+0000, and nobody writes it: refused before it meets a schema. */
function refuseNull(text: string) {
  if (/\\u0000|%00|\0/i.test(text))
    throw new Problem('invalid_input', undefined, { errors: [{ path: '', message: 'A null character is not text.' }] })
}

function readJson(server: FastifyInstance) {
  const parse = server.getDefaultJsonParser('error', 'error')
  server.removeAllContentTypeParsers()
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    try {
      refuseNull(String(body))
    } catch (error) {
      return done(error as Error)
    }
    return parse(request, String(body), done)
  })
}

function logRequests(server: FastifyInstance) {
  server.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown'
    request.log.info(
      { method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'request',
    )
  })
}

/** The whole app over HTTP, not yet listening. */
export async function createServer(app: App, { routes, webRoot }: ServerOptions): Promise<FastifyInstance> {
  const server = Fastify({
    loggerInstance: app.log as FastifyBaseLogger,
    // One line a request, by route and never by address: a query holds a person's words.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit,
    trustProxy: (_, hop) => hop < app.config.trustedProxies,
    requestTimeout: 30_000,
  })
  closeIdleConnections(server)
  server.setErrorHandler(answerProblem)
  server.setNotFoundHandler(answerNotFound)
  readJson(server)
  logRequests(server)
  const headers = securityHeaders(app.config, app.heroImages.origin)
  server.addHook('onRequest', async (request, reply) => {
    reply.headers(headers)
    refuseNull(request.raw.url ?? '')
  })
  await server.register(rateLimit, {
    max: app.config.requestsPerMinute,
    timeWindow: minuteMs,
    errorResponseBuilder: () => new Problem('rate_limited'),
  })
  serveMetrics(server, app)
  for (const serve of routes) await serve(server, app)
  servePlainStyle(server)
  serveOpenApi(server)
  if (webRoot) await serveWeb(server, webRoot)
  return server
}
