import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { loggablePath } from '#log.ts'
import { errorPage, notFoundPage } from '#pages/message-pages.ts'
import { isProviderPath } from '#provider/create-provider.ts'
import { clientAddress } from './client-address.ts'
import { applyCors } from './cors.ts'
import { pinRequest, setSecurityHeaders } from './headers.ts'
import { page, Refusal, type Reply } from './reply.ts'
import { createMatcher, type Route } from './route.ts'
import type { Site } from './site.ts'

function send(request: IncomingMessage, response: ServerResponse, { status, headers, body }: Reply): void {
  response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body ?? '') })
  response.end(request.method === 'HEAD' ? undefined : body)
}

function replyTo(site: Site, error: unknown): Reply {
  if (error instanceof Refusal)
    // A body that was not read to its end would be taken for the next request.
    return page(errorPage(site.pages, `refused_${error.status}`), error.status, { connection: 'close' })
  site.log.error({ err: error }, 'a request failed')
  return page(errorPage(site.pages, 'server_error'), 500)
}

function logWhenDone(site: Site, request: IncomingMessage, response: ServerResponse, path: string): void {
  const start = performance.now()
  response.once('close', () => {
    const ms = Math.round(performance.now() - start)
    site.log.info({ method: request.method, path: loggablePath(path), status: response.statusCode, ms }, 'request')
  })
}

/** Answers every request: our own routes first, then the provider's, and for all else a page that says so. */
export function createRequestHandler(site: Site, routes: readonly Route[]): RequestListener {
  const { issuer, appUrl } = site.accounts
  const match = createMatcher(routes)

  async function reply(request: IncomingMessage, response: ServerResponse, url: URL): Promise<Reply | undefined> {
    const address = clientAddress(request, site.trustedProxies)
    pinRequest(request, issuer)
    const preflight = applyCors(request, response, appUrl, url.pathname)
    if (preflight) return preflight
    const matched = match(request.method ?? 'GET', url.pathname)
    if (matched.kind === 'found')
      return matched.route.handle({ request, response, query: url.searchParams, params: matched.params, address })
    if (matched.kind === 'wrong-method')
      return page(errorPage(site.pages, 'wrong_method'), 405, { allow: matched.allow })
    if (!isProviderPath(url.pathname)) return page(notFoundPage(site.pages), 404)
    await site.current().provider.callback()(request, response)
    return undefined
  }

  return async (request, response) => {
    const url = new URL(request.url?.startsWith('/') ? `${issuer}${request.url}` : issuer)
    setSecurityHeaders(response, { issuer, appUrl }, url.pathname, url.searchParams)
    logWhenDone(site, request, response, url.pathname)
    try {
      const made = await reply(request, response, url)
      if (made) send(request, response, made)
    } catch (error) {
      if (!response.headersSent) send(request, response, replyTo(site, error))
      else response.destroy()
    }
  }
}
