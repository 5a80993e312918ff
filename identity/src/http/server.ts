import { addressForLimits, isFromThisMachine, trustProxies } from '@glimmer/lib/client-address'
import type { Tracing } from '@glimmer/lib/tracing/tracing'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type { Logger } from 'pino'
import { messagePage } from '#pages/message-pages.ts'
import { emailRoutes } from './account/email.ts'
import { overviewRoutes } from './account/overview.ts'
import { passkeyRoutes } from './account/passkeys.ts'
import { passwordRoutes } from './account/password.ts'
import { accountSecondStepRoutes } from './account/second-step.ts'
import { type Assets, assetRoutes } from './assets.ts'
import { emailLinkRoutes } from './email-links.ts'
import { answerErrors, Refusal } from './errors.ts'
import { forgotPasswordRoutes } from './forgot-password.ts'
import { guard } from './guard.ts'
import { pinRequest, setSecurityHeaders } from './headers.ts'
import { invitationRoutes } from './invitation-routes.ts'
import { providerRoutes } from './provider-routes.ts'
import { resetPasswordRoutes } from './reset-password.ts'
import { sendPage } from './respond.ts'
import { secondStepRoutes } from './second-step.ts'
import { serviceRoutes } from './service-routes.ts'
import type { Services } from './services.ts'
import { signInRoutes } from './sign-in.ts'
import { signUpRoutes } from './sign-up.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller's IP address, in the form that limits count by. */
    clientAddress: string
    /** Whether it comes directly from this machine, through no proxy. */
    isFromThisMachine: boolean
  }
}

const maxFormBytes = 8192

interface ServerOptions {
  log: Logger
  /** How many proxies in front are trusted to state the caller's address. */
  trustedProxies: number
  /** Per IP address. */
  requestsPerMinute: number
  assets: Assets
  tracing?: Tracing | undefined
}

/**
 * Logs one line per request, with the route and never the URL: a path holds ids, and a query holds codes and tokens.
 */
function logRequests(server: FastifyInstance): void {
  server.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown'
    const ms = Math.round(reply.elapsedTime)
    request.log.info({ method: request.method, route, status: reply.statusCode, ms }, 'request')
  })
}

const formRoutes = [
  signInRoutes,
  signUpRoutes,
  forgotPasswordRoutes,
  emailLinkRoutes,
  resetPasswordRoutes,
  overviewRoutes,
  emailRoutes,
  passwordRoutes,
  passkeyRoutes,
  accountSecondStepRoutes,
  secondStepRoutes,
]

/** The routes of our own forms, and how their bodies are parsed. */
async function serveForms(server: FastifyInstance, services: Services): Promise<void> {
  await server.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: maxFormBytes },
      (_request, body, done) => {
        const fields = new URLSearchParams(String(body))
        // PostgreSQL cannot store U+0000, and no real text contains it.
        if ([...fields.values()].some((value) => value.includes('\0'))) return done(new Refusal(400))
        return done(null, fields)
      },
    )
    for (const routes of formRoutes) routes(scope, services)
  })
}

/** The whole provider over HTTP; its `routing` handles requests. */
export async function createServer(
  services: Services,
  { log, trustedProxies, requestsPerMinute, assets, tracing }: ServerOptions,
): Promise<FastifyInstance> {
  const { accounts, pages } = services
  const server = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustProxies(trustedProxies),
    // A path that cannot be decoded runs no hooks.
    frameworkErrors(_error, request, reply) {
      setSecurityHeaders(request, reply, accounts)
      sendPage(reply, messagePage(pages, 'not-found'), 404)
    },
  })
  tracing?.traceRequests(server)
  // Bodies are left to the handlers: the provider library parses its own.
  server.removeAllContentTypeParsers()
  server.addContentTypeParser('*', (_request, _body, done) => done(null))
  server.decorateRequest('clientAddress', '')
  server.decorateRequest('isFromThisMachine', false)
  const { check } = guard(requestsPerMinute)
  server.addHook('onRequest', async (request, reply) => {
    setSecurityHeaders(request, reply, accounts)
    request.clientAddress = addressForLimits(request.ip)
    request.isFromThisMachine = isFromThisMachine(request)
    pinRequest(request.raw, accounts.issuer)
    check(request, reply)
  })
  answerErrors(server, pages)
  logRequests(server)
  await serveForms(server, services)
  serviceRoutes(server, services)
  invitationRoutes(server, services)
  assetRoutes(server, assets)
  providerRoutes(server, services)
  await server.ready()
  return server
}
