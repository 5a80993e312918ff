import rateLimit from '@fastify/rate-limit'
import { addressForLimits } from '@glimmer/lib/client-address'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type { App } from '#app.ts'
import { Problem } from '#problem.ts'
import { minuteMs } from '#time/durations.ts'
import { appLimit } from './app-limit.ts'
import { closeIdleConnections } from './close-idle-connections.ts'
import { decodableUrl } from './decodable-url.ts'
import { answerProblem } from './errors.ts'
import { answerExpectContinue } from './expect-continue.ts'
import { serveMetrics } from './metrics.ts'
import { answerNotFound } from './not-found.ts'
import { serveOpenApi } from './openapi.ts'
import { servePlainStyle } from './plain-page.ts'
import { readJson, refuseNullIn } from './read-json.ts'
import { securityHeaders } from './security-headers.ts'
import { serveWeb } from './serve-web.ts'
import { type UploadGate, uploadGate } from './upload-gate.ts'
import { type WrittenPage, writtenPages } from './written-page.ts'

declare module 'fastify' {
  interface FastifyInstance {
    uploads: UploadGate
    writtenPage: WrittenPage
  }
}

const bodyLimit = 64 * 1024

/** What machines ask for every few seconds. */
const probes = ['/api/health', '/api/ready', '/metrics']

/** A request that comes in slowly is given up within half a minute; Node looks for such ones this often. */
const slowest = { requestTimeout: 30_000, http: { headersTimeout: 10_000, connectionsCheckingInterval: 2_000 } }

/** Longer than any address that gets here: how long a part of it may be is for its route to say. */
const routerOptions = { maxParamLength: 20_000 }

/** Adds one feature's routes, pages or webhooks to the server. */
export type ServeRoutes = (server: FastifyInstance, app: App) => void | Promise<void>

export interface ServerOptions {
  routes: readonly ServeRoutes[]
  /** The built web app; left out where only the API is wanted. */
  webRoot?: string
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

/** The limit of an address, as the plugin wants it. */
function requestCounts(app: App) {
  const limit = appLimit(app, { name: 'requests', most: app.config.requestsPerMinute, windowMs: minuteMs })
  return class {
    incr(address: string, answer: (error: null, counted: { current: number; ttl: number }) => void) {
      answer(null, limit.count(address))
    }
    child() {
      return this
    }
  }
}

/** Where the build's files lie, each under a name made from what is in it. */
const assets = '/assets/'

/** The whole app over HTTP, not yet listening. */
export async function createServer(app: App, { routes, webRoot }: ServerOptions): Promise<FastifyInstance> {
  const server = Fastify({
    loggerInstance: app.log as FastifyBaseLogger,
    // One line a request, by route and never by address: a query holds a person's words.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit,
    trustProxy: (_, hop) => hop < app.config.trustedProxies,
    ...slowest,
    routerOptions,
    rewriteUrl: decodableUrl,
  })
  app.tracing?.traceRequests(server, { except: probes })
  closeIdleConnections(server)
  answerExpectContinue(server)
  server.setErrorHandler(answerProblem)
  server.setNotFoundHandler(answerNotFound)
  readJson(server)
  logRequests(server)
  server.decorate('uploads', uploadGate())
  server.decorate('writtenPage', writtenPages(webRoot))
  const headers = securityHeaders(app.config, { photos: app.heroImages.origin, store: app.blobs.direct?.origin })
  server.addHook('onRequest', async (request, reply) => {
    reply.headers(headers)
    const url = request.raw.url ?? ''
    // What the API says is one person's, at one moment; what may be kept says so itself.
    if (url.startsWith('/api/')) reply.header('cache-control', 'no-store')
    refuseNullIn(url)
  })
  await server.register(rateLimit, {
    global: false,
    keyGenerator: ({ ip }) => addressForLimits(ip),
    store: requestCounts(app),
    max: app.config.requestsPerMinute,
    timeWindow: minuteMs,
    // A page brings dozens of files, and a school shares one address: what is only read from the build is not counted.
    allowList: ({ url }) => url.startsWith(assets),
    errorResponseBuilder: () => new Problem('rate_limited'),
  })
  // As a hook of all routes it comes before a route asks who is calling, and counts addresses that are none, too.
  server.addHook('onRequest', server.rateLimit())
  serveMetrics(server, app)
  for (const serve of routes) await serve(server, app)
  servePlainStyle(server)
  serveOpenApi(server)
  if (webRoot) await serveWeb(server, webRoot)
  return server
}
