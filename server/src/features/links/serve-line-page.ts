import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '#app.ts'
import { sendNotFound } from '#http/not-found.ts'
import { fillLinePage } from './line-page.ts'
import { findShared } from './store.ts'

/** Shared lines are unlisted: they can only be found with the link. */
const hidden = { 'x-robots-tag': 'noindex, nofollow' }

/** Cached but revalidated on every visit, so that a link that is turned off stops working immediately. */
function sendPage(request: FastifyRequest, reply: FastifyReply, page: string) {
  const tag = `"${createHash('sha256').update(page).digest('base64url')}"`
  reply.headers({ ...hidden, 'cache-control': 'no-cache', etag: tag })
  if (request.headers['if-none-match'] === tag) return reply.code(304).send()
  return reply.type('text/html; charset=utf-8').send(page)
}

/**
 * The public page of a shared line: it works without script and without an account, and is the same for every visitor.
 * A link that was turned off looks the same as one that never existed.
 */
export function serveLinePage(server: FastifyInstance, app: App) {
  server.get('/line/:token', async (request, reply) => {
    const { token } = request.params as { token: string }
    const line = await findShared(app, token)
    const page = server.pageTemplate(line ? 'line' : 'line-gone')
    if (!page) return sendNotFound(request, reply)
    if (line) return sendPage(request, reply, fillLinePage(page, app, line, token))
    reply.code(404).headers({ ...hidden, 'cache-control': 'no-store' })
    return reply.type('text/html; charset=utf-8').send(page)
  })
}
