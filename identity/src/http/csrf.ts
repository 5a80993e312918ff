import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FormTarget } from '#pages/form.ts'
import { hostCookieName, readCookie, setCookie } from './cookies.ts'
import { Refusal } from './errors.ts'

/**
 * Shows that a form came from our own page: a random value in a cookie no script can read, repeated in the form.
 * The cookie is Lax, so a post from elsewhere does not carry it; `__Host-` keeps sibling hosts from setting it.
 */
export interface CsrfGuard {
  /** Makes the targets of one page's forms; the first sets the cookie of their token on the reply. */
  targets(request: FastifyRequest, reply: FastifyReply): (action: string) => FormTarget
  /** The fields of one of our forms; throws Refusal for any other request. */
  readForm(request: FastifyRequest): URLSearchParams
}

function refuseForeign({ headers }: FastifyRequest, ownOrigin: string): void {
  if (headers.origin !== undefined && headers.origin !== ownOrigin) throw new Refusal(403)
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin') throw new Refusal(403)
}

export function csrfGuard(issuer: string): CsrfGuard {
  const ownOrigin = new URL(issuer).origin
  const name = hostCookieName(issuer, 'glimmer_form')
  return {
    targets(request, reply) {
      let csrf: string | undefined
      return (action) => {
        if (csrf === undefined) {
          csrf = readCookie(request, name, 24) ?? randomBytes(18).toString('base64url')
          setCookie(reply, issuer, { name, value: csrf })
        }
        return { action, csrf }
      }
    },
    readForm(request) {
      refuseForeign(request, ownOrigin)
      if (!(request.body instanceof URLSearchParams)) throw new Refusal(415)
      if (!isSame(request.body.get('csrf') ?? '', readCookie(request, name, 24))) throw new Refusal(403)
      return request.body
    },
  }
}

/** Compares two secrets in constant time. */
export function isSame(given: string, expected: string | undefined): boolean {
  if (expected === undefined) return false
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}
