import type { FastifyHelmetOptions } from '@fastify/helmet'
import type { Config } from '../config.ts'

/**
 * The headers every answer carries. Scripts and styles come from here alone, with Trusted Types;
 * the identity provider may be called and framed (its silent sign-in), nothing else.
 */
export function securityHeaders({ identity, publicUrl }: Config): FastifyHelmetOptions {
  const issuer = new URL(identity.issuer).origin
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        mediaSrc: ["'self'", 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", issuer],
        frameSrc: ["'self'", issuer],
        // The silent sign-in comes back into a frame of our own.
        frameAncestors: ["'self'"],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
        requireTrustedTypesFor: ["'script'"],
      },
    },
    frameguard: { action: 'sameorigin' },
    referrerPolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
    strictTransportSecurity: publicUrl.startsWith('https:') ? { maxAge: 31_536_000, includeSubDomains: false } : false,
  }
}
