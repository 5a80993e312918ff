import type { Config } from '../config.ts'

/** Scripts and styles come from here alone, with Trusted Types; the identity provider may be called and framed. */
const contentSecurityPolicy = (issuer: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    `connect-src 'self' ${issuer}`,
    // The silent sign-in asks the provider in a frame, and comes back into a frame of our own.
    `frame-src 'self' ${issuer}`,
    "frame-ancestors 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ')

/** The headers every answer carries, written once: they never differ between requests. */
export function securityHeaders({ identity, publicUrl }: Config): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(new URL(identity.issuer).origin),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
    'permissions-policy': 'camera=(), geolocation=(), payment=(), usb=(), microphone=(self)',
    ...(publicUrl.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000' }),
  }
}
