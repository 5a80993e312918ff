import type { IncomingMessage } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { basePath } from './base-path.ts'

export interface Origins {
  issuer: string
  appUrl: string
}

/** `form-action` names the app because browsers hold it against the redirects that follow a form, too. */
function contentSecurityPolicy(appUrl: string, framedBy: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self'",
    `form-action 'self' ${new URL(appUrl).origin}`,
    `frame-ancestors ${framedBy}`,
    "base-uri 'none'",
  ].join('; ')
}

/** Only the silent check of a session may stand in a frame, and only in the app's. */
const isSilentCheck = ({ routeOptions, query }: FastifyRequest) =>
  routeOptions.url === '/auth' && (query as { prompt?: unknown }).prompt === 'none'

/** Sets what every reply carries on the raw response, which the provider's own pages are written to as well. */
export function setSecurityHeaders(request: FastifyRequest, { raw }: FastifyReply, { issuer, appUrl }: Origins): void {
  const silent = isSilentCheck(request)
  const framedBy = silent ? new URL(appUrl).origin : "'none'"
  raw.setHeader('content-security-policy', contentSecurityPolicy(appUrl, framedBy))
  if (!silent) raw.setHeader('x-frame-options', 'DENY')
  raw.setHeader('x-content-type-options', 'nosniff')
  // Not `no-referrer`: our own forms would then post with `Origin: null`. This tells no path to anyone.
  raw.setHeader('referrer-policy', 'strict-origin')
  raw.setHeader('permissions-policy', 'camera=(), geolocation=(), microphone=()')
  if (issuer.startsWith('https:')) raw.setHeader('strict-transport-security', 'max-age=31536000')
}

/**
 * Makes the request say what we know rather than what it claims: our own public address in place of Host and of a whole
 * URL in the request line, so that no forged one ends up in a link or a document. The provider library takes the
 * difference between the two URLs for the path it stands at.
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
