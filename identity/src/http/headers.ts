import type { IncomingMessage, ServerResponse } from 'node:http'

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
const isSilentCheck = (path: string, query: URLSearchParams) => path === '/auth' && query.get('prompt') === 'none'

/** Sets what every answer carries, the provider's own pages included. */
export function setSecurityHeaders(
  response: ServerResponse,
  { issuer, appUrl }: Origins,
  path: string,
  query: URLSearchParams,
): void {
  const silent = isSilentCheck(path, query)
  const framedBy = silent ? new URL(appUrl).origin : "'none'"
  response.setHeader('content-security-policy', contentSecurityPolicy(appUrl, framedBy))
  if (!silent) response.setHeader('x-frame-options', 'DENY')
  response.setHeader('x-content-type-options', 'nosniff')
  // Not `no-referrer`: our own forms would then post with `Origin: null`. This tells no path to anyone.
  response.setHeader('referrer-policy', 'strict-origin')
  response.setHeader('permissions-policy', 'camera=(), geolocation=(), microphone=()')
  if (issuer.startsWith('https:')) response.setHeader('strict-transport-security', 'max-age=31536000')
}

/**
 * Makes the request say what we know rather than what it claims: our own public address in place of Host, so that no
 * forged one ends up in a link or a document.
 */
export function pinRequest(request: IncomingMessage, issuer: string): void {
  const { host, protocol } = new URL(issuer)
  request.headers.host = host
  request.headers['x-forwarded-proto'] = protocol.slice(0, -1)
  delete request.headers['x-forwarded-host']
  delete request.headers['x-forwarded-for']
}
