import { createHash } from 'node:crypto'
import { maxLargeLineLength, product, type SharedLine } from '@glimmer/contract'
import { type Html, html } from '@glimmer/lib/html'
import { typeset } from '@glimmer/lib/typeset'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '#app.ts'
import { sendNotFound } from '#http/not-found.ts'
import { findSharedLine, linkUrl } from './store.ts'

/** Open Graph metadata: other sites preview a link with the line's words and its scene. */
const headOf = ({ text, scene }: SharedLine, url: string, picture: string): Html => html`
<meta property="og:type" content="website">
<meta property="og:site_name" content="${product.name}">
<meta property="og:title" content="${text}">
<meta property="og:description" content="A line to read and to hear.">
<meta property="og:url" content="${url}">
<meta property="og:image" content="${picture}/scenes/${scene}.jpg">
<meta property="og:image:width" content="1200">
<meta property="og:image:height" content="630">
<meta property="og:image:alt" content="A low sun over still water">
<meta name="twitter:card" content="summary_large_image">`

/**
 * Fills the placeholders (`{{line}}`, `{{scene}}`, ...) of the page that the web app's build generates for shared
 * lines; each may occur several times.
 */
function fillLinePage(template: string, app: Pick<App, 'config'>, line: SharedLine, token: string): string {
  const text = typeset(line.text)
  const shown = { ...line, text }
  const values: Record<string, Html> = {
    head: headOf(shown, linkUrl(app, token), app.config.publicUrl),
    line: html`${text}`,
    scene: html`${line.scene}`,
    voice: html`${line.hasVoice ? 'own' : 'made'}`,
    length: html`${text.length > maxLargeLineLength ? 'long' : 'short'}`,
  }
  return template.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name]?.text ?? whole)
}

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
    const line = await findSharedLine(app, token)
    const page = server.pageTemplate(line ? 'line' : 'line-gone')
    if (!page) return sendNotFound(request, reply)
    if (line) return sendPage(request, reply, fillLinePage(page, app, line, token))
    reply.code(404).headers({ ...hidden, 'cache-control': 'no-store' })
    return reply.type('text/html; charset=utf-8').send(page)
  })
}
