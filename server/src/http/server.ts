import rateLimit from '@fastify/rate-limit'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type { App } from '#app.ts'
import { serveMailPages } from '#features/reminders/serve-email-pages.ts'
import { serveSandbox } from '#features/subscriptions/serve-sandbox.ts'
import { serveWebhooks } from '#features/subscriptions/serve-webhooks.ts'
import { Problem } from '#problem.ts'
import { features } from '#routes.ts'
import { letGoOfSilent } from './close-idle-connections.ts'
import { answerProblem } from './errors.ts'
import { serveMetrics } from './metrics.ts'
import { answerUnknown } from './not-found.ts'
import { serveOpenApi } from './openapi.ts'
import { securityHeaders } from './security-headers.ts'
import { serveWeb } from './serve-web.ts'

const bodyLimit = 64 * 1024
const minute = 60_000

export interface ServerOptions {
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
export async function createServer(app: App, { webRoot }: ServerOptions = {}): Promise<FastifyInstance> {
  const server = Fastify({
    loggerInstance: app.log as FastifyBaseLogger,
    // One line a request, by route and never by address: a query holds a person's words.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit,
    trustProxy: (_, hop) => hop < app.config.trustedProxies,
    requestTimeout: 30_000,
  })
  letGoOfSilent(server)
  server.setErrorHandler(answerProblem)
  server.setNotFoundHandler(answerUnknown)
  readJson(server)
  logRequests(server)
  const headers = securityHeaders(app.config, app.heroImages.origin)
  server.addHook('onRequest', async (request, reply) => {
    reply.headers(headers)
    refuseNull(request.raw.url ?? '')
  })
  await server.register(rateLimit, {
    max: app.config.requestsPerMinute,
    timeWindow: minute,
    errorResponseBuilder: () => new Problem('rate_limited'),
  })
  serveMetrics(server, app)
  for (const feature of features(app)) feature(server, app)
  await serveWebhooks(server, app)
  await serveMailPages(server, app)
  if (app.sandbox) await serveSandbox(server, app.sandbox)
  serveOpenApi(server)
  if (webRoot) await serveWeb(server, webRoot)
  return server
}
