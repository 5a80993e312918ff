import { isIP } from 'node:net'

/** Whom passkeys are made for (WebAuthn level 3): they work nowhere else, so changing either loses all of them. */
export interface RelyingParty {
  /** The issuer's host, or a domain above it. */
  id: string
  /** The one origin answers may come from. */
  origin: string
}

/** Whether `id` is the host, or a domain above it: browsers refuse any other. */
export const isAbove = (id: string, host: string): boolean => host === id || host.endsWith(`.${id}`)

/** Passkeys need a domain, and a secure origin or this machine; undefined where there is none. */
export function relyingParty(issuer: string, id: string | undefined): RelyingParty | undefined {
  const { hostname, origin, protocol } = new URL(issuer)
  const isSecure = protocol === 'https:' || hostname === 'localhost'
  return isIP(hostname.replace(/^\[|\]$/g, '')) || !isSecure ? undefined : { id: id ?? hostname, origin }
}
