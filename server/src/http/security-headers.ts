import type { Config } from '#config/config.ts'

/** Other origins that content is loaded from, where configured. */
interface ContentOrigins {
  /** The landing page's photos. */
  photos?: string | undefined
  /** Recordings and pictures, in the blob store. */
  store?: string | undefined
}

/** Allows scripts and styles only from this origin, with Trusted Types. */
function contentSecurityPolicy(issuer: string, { photos, store }: ContentOrigins) {
  const provider = new URL(issuer).origin
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    ["img-src 'self' data: blob:", ...(photos ? [photos] : []), ...(store ? [store] : [])],
    "media-src 'self' blob:",
    "font-src 'self'",
    ["connect-src 'self'", provider, ...(store ? [store] : [])],
    // Silent sign-in loads the provider in a frame, which redirects back to our origin.
    ["frame-src 'self'", provider],
    "frame-ancestors 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
  ]
    .map((directive) => (typeof directive === 'string' ? directive : directive.join(' ')))
    .join('; ')
}

/** The headers of every response. They are built once, because they never differ between requests. */
export function securityHeaders(
  { identity, publicUrl }: Config,
  elsewhere: ContentOrigins = {},
): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(identity.issuer, elsewhere),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
    'permissions-policy': 'camera=(), geolocation=(), payment=(), usb=(), microphone=(self)',
    ...(publicUrl.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  }
}

/**
 * Headers that only matter for documents and workers. They are left out for a page's scripts and style sheets, some of
 * which are not much larger than these headers.
 */
export const documentHeaders = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'x-frame-options',
] as const
