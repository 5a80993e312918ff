import { type WindowLimit, windowLimit } from '@glimmer/lib/window-limit'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from './errors.ts'

const minuteMs = 60_000

/** Far longer than a sign-in URL with all its parameters; each one is stored for an hour. */
const maxUrlLength = 4096
const maxBodyBytes = 8192

/** Each request to it without a session stores an interaction. */
const beginning = '/auth'

/** Refuses requests that come too often or are too large, before any work is done. */
export interface Guard {
  /** Throws Refusal. */
  check(request: FastifyRequest, reply: FastifyReply): void
}

function refuseUnfit({ raw, headers, routeOptions }: FastifyRequest): void {
  const url = raw.url ?? ''
  if (url.length > maxUrlLength) throw new Refusal(414)
  // PostgreSQL cannot store U+0000, and no real text contains it.
  if (/%00|\0/.test(url)) throw new Refusal(400)
  if (Number(headers['content-length'] ?? 0) > maxBodyBytes) throw new Refusal(413)
  // A request that starts a sign-in is stored, and the provider library would read a larger body: the size must be
  // known.
  if (routeOptions.url === beginning && headers['transfer-encoding']) throw new Refusal(411)
}

/** @param requestsPerMinute per IP address; a tenth of them may start a sign-in. */
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
