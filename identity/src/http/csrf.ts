import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from './errors.ts'
import { isSame } from './is-same.ts'
import { readCookie } from './read-cookie.ts'

/**
 * Shows that a form came from our own page: a random value in a cookie no script can read, repeated in the form.
 * The cookie is Lax, so a post from elsewhere does not carry it; `__Host-` keeps sibling hosts from setting it.
 */
export interface CsrfGuard {
  /** The token for the form; its cookie is set on the reply. */
  token(request: FastifyRequest, reply: FastifyReply): string
  /** The fields of one of our forms; throws Refusal for any other request. */
  readForm(request: FastifyRequest): URLSearchParams
}

function refuseForeign({ headers }: FastifyRequest, ownOrigin: string): void {
  if (headers.origin !== undefined && headers.origin !== ownOrigin) throw new Refusal(403)
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin') throw new Refusal(403)
}

export function csrfGuard(issuer: string): CsrfGuard {
  const isSecure = issuer.startsWith('https:')
  const ownOrigin = new URL(issuer).origin
  const name = isSecure ? '__Host-glimmer_form' : 'glimmer_form'
  return {
    token(request, reply) {
      const token = readCookie(request, name, 24) ?? randomBytes(18).toString('base64url')
      reply.header('set-cookie', `${name}=${token}; Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`)
      return token
    },
    readForm(request) {
      refuseForeign(request, ownOrigin)
      if (!(request.body instanceof URLSearchParams)) throw new Refusal(415)
      if (!isSame(request.body.get('csrf') ?? '', readCookie(request, name, 24))) throw new Refusal(403)
      return request.body
    },
  }
}
