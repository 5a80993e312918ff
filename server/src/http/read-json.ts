import type { FastifyInstance } from 'fastify'
import { invalidField } from '#problem.ts'

const faultOf = (text: string): string | undefined => {
  if (text.includes('\0')) return 'A null character is not text.'
  return text.isWellFormed() ? undefined : 'Half a character is not text.'
}

function refuseBadText(value: unknown, path: readonly string[] = []): void {
  if (typeof value === 'string') {
    const fault = faultOf(value)
    if (fault) throw invalidField(path.join('.'), fault)
  } else if (typeof value === 'object' && value !== null)
    for (const [key, part] of Object.entries(value)) {
      const fault = faultOf(key)
      if (fault) throw invalidField(path.join('.'), fault)
      refuseBadText(part, [...path, key])
    }
}

/** The JSON escapes that are not valid text: U+0000, and half of a surrogate pair (RFC 8259 section 8.2). */
const maybeBadText = /\\u(0000|d[89a-f])|\0/i

/**
 * Parses bodies as JSON. PostgreSQL can store neither U+0000 nor half a surrogate pair, and no legitimate client sends
 * them: they are refused here, once, with the name of the field.
 */
export function readJson(server: FastifyInstance) {
  const parse = server.getDefaultJsonParser('error', 'error')
  server.removeAllContentTypeParsers()
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body)
    return parse(request, text, (error, value) => {
      try {
        if (!error && maybeBadText.test(text)) refuseBadText(value)
      } catch (refusal) {
        return done(refusal as Error)
      }
      return done(error, value)
    })
  })
}

/** Refuses a null character in a URL's path or query. */
export function refuseNullIn(url: string): void {
  if (/%00|\0/.test(url)) throw invalidField('', 'A null character is not text.')
}
