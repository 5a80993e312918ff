import type { Config } from '#config/config.ts'
import type { IdentityConfig } from '#config/identity.ts'

type Sources = Record<'script' | 'style' | 'img' | 'connect' | 'frame' | 'worker', readonly string[]>

/**
 * Hash of the empty style element. Lets a script insert one and add rules to it one by one; inline style text stays
 * forbidden.
 */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"
/** Hash of the only style Clerk writes as text: the blinking caret in the field for the code it sends by email. */
const blinkingCaret = "'sha256-KQDhUccuEkZUQDnfbVDeY+ev2LZ+73AQR7ro4JppAY8='"
/** Clerk's bot check. */
const botCheck = 'https://challenges.cloudflare.com'

/** The sources each kind of provider needs besides our own origin (docs/decisions/0028). */
function sourcesFor({ kind, issuer }: IdentityConfig): Sources {
  const { origin } = new URL(issuer)
  if (kind !== 'clerk') {
    // Silent sign-in loads the provider in a frame, which redirects back to our origin.
    return { script: [], style: [], img: [], connect: [origin], frame: ["'self'", origin], worker: [] }
  }
  return {
    script: [origin, botCheck],
    style: [emptyStyle, blinkingCaret],
    img: ['https://img.clerk.com'],
    connect: [origin],
    frame: [botCheck],
    worker: ['blob:'],
  }
}

/** Other origins that content is loaded from, where configured. */
interface Elsewhere {
  /** The landing page's photos. */
  photos?: string | undefined
  /** Recordings and pictures, in the blob store. */
  store?: string | undefined
}

/**
 * Allows scripts and styles only from this origin, with Trusted Types, and from where the identity provider requires
 * it.
 */
function contentSecurityPolicy(identity: IdentityConfig, { photos, store }: Elsewhere) {
  const { script, style, img, connect, frame, worker } = sourcesFor(identity)
  return [
    "default-src 'none'",
    ["script-src 'self'", ...script],
    ["style-src 'self'", ...style],
    ["img-src 'self' data: blob:", ...img, ...(photos ? [photos] : []), ...(store ? [store] : [])],
    "media-src 'self' blob:",
    "font-src 'self'",
    ["connect-src 'self'", ...connect, ...(store ? [store] : [])],
    ['frame-src', ...frame],
    "frame-ancestors 'self'",
    "manifest-src 'self'",
    ["worker-src 'self'", ...worker],
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
  ]
    .map((directive) => (typeof directive === 'string' ? directive : directive.join(' ')))
    .join('; ')
}

/** The headers of every response. They are built once, because they never differ between requests. */
export function securityHeaders({ identity, publicUrl }: Config, elsewhere: Elsewhere = {}): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(identity, elsewhere),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
    'permissions-policy': 'camera=(), geolocation=(), payment=(), usb=(), microphone=(self)',
    ...(publicUrl.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000' }),
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
