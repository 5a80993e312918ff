import { isDatabaseAway } from '@glimmer/lib/database-away'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { PageContext } from '#pages/layout.ts'
import { errorPage, messagePage } from '#pages/message-pages.ts'
import { sendPage } from './respond.ts'

/** A request that is refused, with the status that says why. */
export class Refusal extends Error {
  readonly statusCode: number
  constructor(statusCode: number) {
    super(`refused with ${statusCode}`)
    this.name = 'Refusal'
    this.statusCode = statusCode
  }
}

/** Responds to an error with a page. */
function answerError(pages: PageContext, error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const { statusCode = isDatabaseAway(error) ? 503 : 500 } = error as { statusCode?: number }
  if (statusCode === 503) {
    request.log.warn({ err: error }, 'the database is away')
    return sendPage(reply.header('retry-after', 10), errorPage(pages, 'temporarily_unavailable'), 503)
  }
  if (statusCode < 500) {
    // Otherwise an unread body would be parsed as the next request.
    reply.header('connection', 'close')
    return sendPage(reply, errorPage(pages, `refused_${statusCode}`), statusCode)
  }
  request.log.error({ err: error }, 'a request failed')
  return sendPage(reply, errorPage(pages, 'server_error'), 500)
}

/**
 * Responds to unknown routes, and to every error, with pages: a path that has other methods gets 405 with Allow, any
 * other path 404.
 */
export function answerErrors(server: FastifyInstance, pages: PageContext): void {
  const routes: { method: string; pattern: RegExp }[] = []
  server.addHook('onRoute', ({ method, url }) => {
    const pattern = new RegExp(`^${url.replaceAll(/:\w+/g, '[^/]+')}$`)
    for (const each of [method].flat()) routes.push({ method: each, pattern })
  })
  server.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? ''
    const methods = routes.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method)
    if (methods.length === 0) return sendPage(reply, messagePage(pages, 'not-found'), 404)
    reply.header('allow', methods.join(', '))
    return sendPage(reply, errorPage(pages, 'wrong_method'), 405)
  })
  server.setErrorHandler((error, request, reply) => answerError(pages, error, request, reply))
}
