import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { Refusal } from './reply.ts'

const mostBytes = 8192

/**
 * Shows that a form came from our own page: a random value in a cookie no script can read, repeated in the form.
 * The cookie is Lax, so a post from elsewhere does not carry it; `__Host-` keeps sibling hosts from setting it.
 */
export interface FormGuard {
  /** The token for the form, and the header that sets its cookie. */
  token(request: IncomingMessage): { csrf: string; headers: { 'set-cookie': string } }
  /** The fields of a form of ours; throws Refusal for anything else. */
  read(request: IncomingMessage): Promise<URLSearchParams>
}

function readCookie(request: IncomingMessage, name: string): string | undefined {
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim())
  const value = pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1)
  return value && /^[\w-]{24}$/.test(value) ? value : undefined
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    size += chunk.length
    if (size > mostBytes) throw new Refusal(413)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function refuseForeign({ headers }: IncomingMessage, issuer: string): void {
  if (headers.origin !== undefined && headers.origin !== issuer) throw new Refusal(403)
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin') throw new Refusal(403)
  if (!headers['content-type']?.startsWith('application/x-www-form-urlencoded')) throw new Refusal(415)
}

function isSame(given: string, expected: string | undefined): boolean {
  if (expected === undefined || given.length !== expected.length) return false
  return timingSafeEqual(Buffer.from(given), Buffer.from(expected))
}

export function createFormGuard(issuer: string): FormGuard {
  const isSecure = issuer.startsWith('https:')
  const name = isSecure ? '__Host-glimmer_form' : 'glimmer_form'
  return {
    token(request) {
      const csrf = readCookie(request, name) ?? randomBytes(18).toString('base64url')
      const cookie = `${name}=${csrf}; Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
      return { csrf, headers: { 'set-cookie': cookie } }
    },
    async read(request) {
      refuseForeign(request, issuer)
      const fields = new URLSearchParams(await readBody(request))
      if (!isSame(fields.get('csrf') ?? '', readCookie(request, name))) throw new Refusal(403)
      return fields
    },
  }
}
