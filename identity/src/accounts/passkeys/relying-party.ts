import { isIP } from 'node:net'

/**
 * What passkeys are bound to (WebAuthn level 3). They work nowhere else, so changing either field loses all of them.
 */
export interface RelyingParty {
  /** The issuer's host, or a domain above it. */
  id: string
  /** The only origin that responses may come from. */
  origin: string
}

/** Passkeys need a domain name, and a secure origin or localhost; returns undefined otherwise. */
export function relyingParty(issuer: string, id: string | undefined): RelyingParty | undefined {
  const { hostname, origin, protocol } = new URL(issuer)
  const isSecure = protocol === 'https:' || hostname === 'localhost'
  return isIP(hostname.replace(/^\[|\]$/g, '')) || !isSecure ? undefined : { id: id ?? hostname, origin }
}
