import rateLimit from '@fastify/rate-limit'
import { addressForLimits } from '@glimmer/lib/client-address'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type { App } from '#app.ts'
import { Problem } from '#problem.ts'
import { minuteMs } from '#time/durations.ts'
import { appLimit } from './app-limit.ts'
import type { Accounts } from './authenticate.ts'
import { closeIdleConnections } from './close-idle-connections.ts'
import { sendProblem } from './errors.ts'
import { serveMetrics } from './metrics.ts'
import { sendNotFound } from './not-found.ts'
import { serveOpenApi } from './openapi.ts'
import { servePlainStyle } from './plain-page.ts'
import { readJson, refuseNullIn } from './read-json.ts'
import { type RouteLimits, routeLimits } from './route-limits.ts'
import { securityHeaders } from './security-headers.ts'
import { pageTemplates, type ReadPageTemplate, serveWeb } from './serve-web.ts'
import { type UploadGate, uploadGate } from './upload-gate.ts'
import type { WebBrand } from './web-brand.ts'

/**
 * Returns the URL unchanged, or one that matches no route if its path cannot be decoded. The router would reject such a
 * path before any hook has run, and so without rate limits and security headers.
 */
function rewriteMalformedUrl({ url = '/' }: { url?: string | undefined }): string {
  try {
    decodeURI(url.split('?')[0] ?? '')
    return url
  } catch {
    return '/undecodable'
  }
}

/**
 * Answers `Expect: 100-continue` (RFC 9110 section 10.1.1) only after the request has passed authentication and rate
 * limits, so a refused client never sends its body.
 */
function answerExpectContinue(server: FastifyInstance): void {
  server.server.on('checkContinue', (request, response) => server.server.emit('request', request, response))
  server.addHook('preParsing', async ({ headers }, reply) => {
    if (headers.expect?.toLowerCase() === '100-continue') reply.raw.writeContinue()
  })
}

declare module 'fastify' {
  interface FastifyInstance {
    accounts: Accounts
    uploads: UploadGate
    limits: RouteLimits
    pageTemplate: ReadPageTemplate
  }
}

const bodyLimit = 64 * 1024

/** Routes that machines poll every few seconds. */
const probes = ['/api/health', '/api/ready', '/metrics']

/**
 * Timeouts for slow requests: 30 seconds for a whole request, 10 for its headers. Node checks connections this often.
 */
const slowest = { requestTimeout: 30_000, http: { headersTimeout: 10_000, connectionsCheckingInterval: 2_000 } }

/** Longer than any URL that gets here, so that the router never rejects a parameter: each route validates its own. */
const routerOptions = { maxParamLength: 20_000 }

/** Registers one feature's routes, pages or webhooks. */
export type ServeRoutes = (server: FastifyInstance, app: App) => void | Promise<void>

interface ServerOptions {
  routes: readonly ServeRoutes[]
  accounts: Accounts
  /** The built web app; left out to serve the API alone. */
  webRoot?: string
  /** The installation's own name, colours and logo, if it has any. */
  brand?: WebBrand | undefined
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

/** The rate limit per address, as a store for the rate-limit plugin. */
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

/** The path of the build's content-hashed files. */
const assets = '/assets/'

/** Creates the app's HTTP server, not yet listening. */
export async function createServer(
  app: App,
  { routes, accounts, webRoot, brand }: ServerOptions,
): Promise<FastifyInstance> {
  const server = Fastify({
    loggerInstance: app.log as FastifyBaseLogger,
    // One log line per request, by route and never by URL: a query string may hold the user's words.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit,
    // Requests that arrive on open connections while the server closes are answered like any other.
    return503OnClosing: false,
    trustProxy: (_, hop) => hop < app.config.trustedProxies,
    ...slowest,
    routerOptions,
    rewriteUrl: rewriteMalformedUrl,
  })
  app.tracing?.traceRequests(server, { except: probes })
  closeIdleConnections(server)
  answerExpectContinue(server)
  server.setErrorHandler(sendProblem)
  server.setNotFoundHandler(sendNotFound)
  readJson(server)
  logRequests(server)
  server.decorate('accounts', accounts)
  server.decorate('uploads', uploadGate())
  server.decorate('limits', routeLimits(app))
  server.decorate('pageTemplate', pageTemplates(webRoot, brand))
  const headers = securityHeaders(app.config, { photos: app.heroImages.origin, store: app.blobs.direct?.origin })
  server.addHook('onRequest', async (request, reply) => {
    reply.headers(headers)
    const url = request.raw.url ?? ''
    // API responses are personal and current; the few that may be cached say so themselves.
    if (url.startsWith('/api/')) reply.header('cache-control', 'no-store')
    refuseNullIn(url)
  })
  await server.register(rateLimit, {
    global: false,
    keyGenerator: ({ ip }) => addressForLimits(ip),
    store: requestCounts(app),
    max: app.config.requestsPerMinute,
    timeWindow: minuteMs,
    // Static build files are not counted: a page loads dozens of them, and a school shares one address.
    allowList: ({ url }) => url.startsWith(assets),
    errorResponseBuilder: () => new Problem('rate_limited'),
  })
  // As a global hook it runs before a route authenticates, and also counts requests for unknown URLs.
  server.addHook('onRequest', server.rateLimit())
  serveMetrics(server, app)
  for (const serve of routes) await serve(server, app)
  servePlainStyle(server, app.config.brand)
  serveOpenApi(server)
  if (webRoot) await serveWeb(server, webRoot, brand)
  return server
}
