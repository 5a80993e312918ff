import type { IncomingMessage } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { basePath } from './respond.ts'

export interface Origins {
  issuer: string
  appUrl: string
}

/** `form-action` names the app too, because browsers also apply it to the redirects that follow a form. */
function contentSecurityPolicy(appUrl: string, framedBy: string): string {
  const app = new URL(appUrl).origin
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    `img-src 'self' ${app}`,
    `form-action 'self' ${app}`,
    `frame-ancestors ${framedBy}`,
    "base-uri 'none'",
  ].join('; ')
}

/** Only the silent session check may be framed, and only by the app. */
const isSilentCheck = ({ routeOptions, query }: FastifyRequest) =>
  routeOptions.url === '/auth' && (query as { prompt?: unknown }).prompt === 'none'

/** Sets the headers of every response on the raw response, which the provider's own pages are written to as well. */
export function setSecurityHeaders(request: FastifyRequest, { raw }: FastifyReply, { issuer, appUrl }: Origins): void {
  const silent = isSilentCheck(request)
  const framedBy = silent ? new URL(appUrl).origin : "'none'"
  raw.setHeader('content-security-policy', contentSecurityPolicy(appUrl, framedBy))
  if (!silent) raw.setHeader('x-frame-options', 'DENY')
  raw.setHeader('x-content-type-options', 'nosniff')
  // Not `no-referrer`: our own forms would then post with `Origin: null`. This reveals no path to anyone.
  raw.setHeader('referrer-policy', 'strict-origin')
  raw.setHeader('permissions-policy', 'camera=(), geolocation=(), microphone=()')
  if (issuer.startsWith('https:')) raw.setHeader('strict-transport-security', 'max-age=31536000; includeSubDomains')
}

/**
 * Replaces what the request claims by what we know: our own public address instead of Host and of an absolute URL in
 * the request line, so that a forged one never ends up in a link or a document. The provider library takes the
 * difference between `url` and `originalUrl` as its mount path.
 */
export function pinRequest(request: IncomingMessage & { originalUrl?: string }, issuer: string): void {
  const { host, protocol } = new URL(issuer)
  request.url = request.url?.replace(/^[^/?]+:\/\/[^/?]*/, '') ?? '/'
  request.originalUrl = basePath(issuer) + request.url
  request.headers.host = host
  request.headers['x-forwarded-proto'] = protocol.slice(0, -1)
  delete request.headers['x-forwarded-host']
  delete request.headers['x-forwarded-for']
}
