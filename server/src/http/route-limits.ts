import type { RateLimit, Route } from '@glimmer/contract'
import { addressForLimits } from '@glimmer/lib/client-address'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Account, App } from '#app.ts'
import { Problem } from '#problem.ts'
import { dayMs, hourMs, minuteMs } from '#time/durations.ts'
import { type AppLimit, appLimit } from './app-limit.ts'

const windows = { minute: minuteMs, hour: hourMs, day: dayMs }

/** What a request is counted by, and how much it counts. */
function countOf(
  { per, weight }: RateLimit,
  { ip, params, body }: FastifyRequest,
  account: Account | undefined,
): [key: string, weight: number] {
  const keys = { ...(params as { token?: string }), address: addressForLimits(ip), account: account?.id }
  const key = String(keys[per])
  const list = weight && (body as Record<string, unknown>)[weight]
  return [key, Array.isArray(list) ? list.length : 1]
}

/** Refuses requests beyond the limits that the contract sets for their route. */
export interface RouteLimits {
  /** Throws `rate_limited`, and sets the Retry-After header. The body has been validated. */
  take(route: Route, request: FastifyRequest, reply: FastifyReply, account: Account | undefined): void
}

/** Routes whose limits have the same name are counted together. */
export function routeLimits(app: App): RouteLimits {
  const byName = new Map<string, AppLimit>()
  const limitOf = ({ name, most, within }: RateLimit) => {
    const limit = byName.get(name) ?? appLimit(app, { name, most, windowMs: windows[within] })
    byName.set(name, limit)
    return limit
  }
  return {
    take(route, request, reply, account) {
      for (const limit of route.limits ?? []) {
        const waitSeconds = limitOf(limit).take(...countOf(limit, request, account))
        if (waitSeconds === 0) continue
        reply.header('retry-after', waitSeconds)
        throw new Problem('rate_limited', limit.sentence)
      }
    },
  }
}
