import { type IncomingHttpHeaders, type IncomingMessage, request as sendRequest } from 'node:http'
import { html } from '@glimmer/lib/html'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '#app.ts'
import { embeddedPath, isBelowApp } from '#config/identity.ts'
import { sendNotFound } from './not-found.ts'
import { plainPage, sendPlainPage } from './plain-page.ts'

/** Hop-by-hop headers, which are not forwarded (RFC 9110 section 7.6.1). */
const hopByHop = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'te', 'trailer']

const unavailablePage = plainPage(
  'One moment, please',
  html`<p>Signing in is being started again. It takes a few seconds; nothing is lost.</p>
<p><a href="/login">Try again</a></p>`,
)

/** The headers that are forwarded: without those that are for one connection, which `Connection` may name too. */
function forwardedHeaders(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const named = headers.connection?.toLowerCase().split(/\s*,\s*/) ?? []
  const isKept = ([name]: [string, unknown]) => !hopByHop.includes(name) && !named.includes(name)
  return Object.fromEntries(Object.entries(headers).filter(isKept))
}

/**
 * The path and query below the provider; undefined if the path is not written plainly, with dot segments or an encoded
 * prefix, so that the two servers never read it differently.
 */
function pathBelow(url: string): string | undefined {
  const [path = ''] = url.split('?')
  const isPlain = path.startsWith(`${embeddedPath}/`) && new URL(`http://provider${path}`).pathname === path
  return isPlain ? url.slice(embeddedPath.length) : undefined
}

/** Forwards a request to the provider, appending the sender's address to X-Forwarded-For. */
function forward(
  request: FastifyRequest,
  reply: FastifyReply,
  { url, traceparent }: { url: string; traceparent: string | undefined },
): Promise<IncomingMessage> {
  const { raw } = request
  const from = [raw.headers['x-forwarded-for'] ?? [], raw.socket.remoteAddress ?? []].flat().join(', ')
  const headers = { ...forwardedHeaders(raw.headers), 'x-forwarded-for': from, ...(traceparent && { traceparent }) }
  return new Promise((resolve, reject) => {
    const outgoing = sendRequest(url, { method: raw.method ?? 'GET', headers }, resolve).on('error', reject)
    // Stop the upstream request if the client disconnects.
    reply.raw.on('close', () => outgoing.destroy())
    raw.pipe(outgoing)
  })
}

/** Streams the provider's response to the client. */
function relay(reply: FastifyReply, incoming: IncomingMessage) {
  reply.hijack()
  reply.raw.writeHead(incoming.statusCode ?? 502, forwardedHeaders(incoming.headers))
  incoming.on('error', () => reply.raw.destroy())
  incoming.pipe(reply.raw)
}

/** Proxies the embedded identity provider below the app's own address: one port, one domain, one certificate. */
export async function serveIdentity(server: FastifyInstance, { config, log, tracing }: App) {
  const { identity, publicUrl } = config
  if (identity.kind !== 'embedded' || !isBelowApp(identity, publicUrl)) return
  await server.register(async (scope) => {
    // Bodies are streamed to the provider unparsed.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _body, done) => done(null))
    scope.all(`${embeddedPath}/*`, async (request, reply) => {
      const path = pathBelow(request.raw.url ?? '')
      if (path === undefined) return sendNotFound(request, reply)
      try {
        relay(reply, await forward(request, reply, { url: identity.via + path, traceparent: tracing?.traceparent() }))
      } catch (err) {
        log.warn({ err }, 'the identity provider does not answer')
        return sendPlainPage(reply.header('retry-after', '5'), unavailablePage, 503)
      }
    })
  })
}
