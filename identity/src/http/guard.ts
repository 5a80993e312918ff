import { type WindowLimit, windowLimit } from '@glimmer/lib/window-limit'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from './errors.ts'

const minuteMs = 60_000

/** Far more than a sign-in with everything it may carry along; each is kept in the database for an hour. */
const longestUrl = 4096
const mostBodyBytes = 8192

/** Each visit of it that comes without a session stores a sign-in under way. */
const beginning = '/auth'

/** Turns away, before any work, what comes too often or is too large. */
export interface Guard {
  /** Throws Refusal. */
  check(request: FastifyRequest, reply: FastifyReply): void
}

function refuseUnfit({ raw, headers, routeOptions }: FastifyRequest): void {
  const url = raw.url ?? ''
  if (url.length > longestUrl) throw new Refusal(414)
  // No text holds U+0000, and PostgreSQL cannot.
  if (/%00|\0/.test(url)) throw new Refusal(400)
  if (Number(headers['content-length'] ?? 0) > mostBodyBytes) throw new Refusal(413)
  // What begins a sign-in is stored, and the provider library would read more of it: its size has to be known.
  if (routeOptions.url === beginning && headers['transfer-encoding']) throw new Refusal(411)
}

/** @param requestsPerMinute from one address; a tenth of them may begin a sign-in. */
export function guard(requestsPerMinute: number): Guard {
  const all = windowLimit({ most: requestsPerMinute, windowMs: minuteMs })
  const begun = windowLimit({ most: Math.ceil(requestsPerMinute / 10), windowMs: minuteMs })
  const limitsOf = ({ routeOptions }: FastifyRequest): WindowLimit[] =>
    routeOptions.url === beginning ? [all, begun] : [all]
  return {
    check(request, reply) {
      const waitSeconds = Math.max(...limitsOf(request).map((limit) => limit.take(request.clientAddress)))
      if (waitSeconds > 0) {
        reply.header('retry-after', waitSeconds)
        throw new Refusal(429)
      }
      refuseUnfit(request)
    },
  }
}
