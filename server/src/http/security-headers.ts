import type { Config } from '#config/config.ts'
import type { IdentityConfig } from '#config/identity.ts'

type Sources = Record<'script' | 'style' | 'img' | 'connect' | 'frame' | 'worker', readonly string[]>

/** Lets a script put an empty style element in, whose rules it then adds one by one; text in it stays forbidden. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"
/** Has the caret blink where Clerk asks for the code it sent by mail: the one style it writes as text. */
const blinkingCaret = "'sha256-KQDhUccuEkZUQDnfbVDeY+ev2LZ+73AQR7ro4JppAY8='"
/** Asks whoever Clerk takes for a robot to prove that they are none. */
const botCheck = 'https://challenges.cloudflare.com'

/** What each kind of provider needs beyond our own origin (docs/decisions/0028). */
function sourcesFor({ kind, issuer }: IdentityConfig): Sources {
  const { origin } = new URL(issuer)
  if (kind !== 'clerk') {
    // The silent sign-in asks the provider in a frame, and comes back into a frame of our own.
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

/** The origins elsewhere that something comes from, where it does. */
interface Elsewhere {
  /** The landing page's photos. */
  photos?: string | undefined
  /** Recordings and pictures. */
  store?: string | undefined
}

/** Scripts and styles come from here alone, with Trusted Types, and from where the identity provider cannot do without. */
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

/**
 * The headers every answer carries, written once: they never differ between requests.
 */
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
 * Those that only concern a document or a worker: repeated with each script and style sheet of a page they would weigh as
 * much as some of them.
 */
export const documentHeaders = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'x-frame-options',
] as const
