import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '#app.ts'
import { answerNotFound } from '#http/not-found.ts'
import { fillLinePage } from './line-page.ts'

/** Unlisted: nobody finds it who was not given the link. */
const hidden = { 'x-robots-tag': 'noindex, nofollow' }

/** Kept by whoever has read it and asked for again each time, so that a link that is turned off is off at once. */
function sendPage(request: FastifyRequest, reply: FastifyReply, page: string) {
  const tag = `"${createHash('sha256').update(page).digest('base64url')}"`
  reply.headers({ ...hidden, 'cache-control': 'no-cache', etag: tag })
  if (request.headers['if-none-match'] === tag) return reply.code(304).send()
  return reply.type('text/html; charset=utf-8').send(page)
}

/**
 * The page of a shared line, for anybody who has its link: readable with no script and no account, and the same for
 * everybody. A link that was turned off looks just like one that never was.
 */
export function serveLinePage(server: FastifyInstance, app: App) {
  server.get('/line/:token', async (request, reply) => {
    const { token } = request.params as { token: string }
    const line = await app.affirmations.findShared(token)
    const page = server.writtenPage(line ? 'line' : 'line-gone')
    if (!page) return answerNotFound(request, reply)
    if (line) return sendPage(request, reply, fillLinePage(page, app, line, token))
    reply.code(404).headers({ ...hidden, 'cache-control': 'no-store' })
    return reply.type('text/html; charset=utf-8').send(page)
  })
}
