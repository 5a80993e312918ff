import { AnalyticsBatch, analytics } from '@glimmer/contract'
import { addressForLimits } from '@glimmer/lib/client-address'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '#app.ts'
import { appLimit } from '#http/app-limit.ts'
import { handle } from '#http/handle.ts'
import { Problem } from '#problem.ts'
import { dayMs, minuteMs } from '#time/durations.ts'

/** Whether a request opts out of being counted, by Do Not Track or Global Privacy Control. */
const asksNotToBeCounted = (headers: Record<string, unknown>) => headers.dnt === '1' || headers['sec-gpc'] === '1'

/** Passes a batch on to the analytics sink. Never fails. */
async function count({ analytics, clock, newId }: App, { visitor, events }: AnalyticsBatch): Promise<undefined> {
  const at = clock.now()
  await analytics.record(events.map((event) => ({ id: newId(), visitor, event, at })))
}

/** Per network address, which may be a school's: more than a whole school of users produces. */
const limits = [
  { name: 'events a minute', most: 600, windowMs: minuteMs },
  { name: 'events a day', most: 20_000, windowMs: dayMs },
]

/**
 * Refuses events over the limits of an address before they are stored: the route needs no sign-in, so anybody could
 * send them.
 */
function countWithinLimits(app: App) {
  const windows = limits.map((limit) => appLimit(app, limit))
  return async ({ ip, body }: FastifyRequest, reply: FastifyReply) => {
    const { events } = AnalyticsBatch.parse(body)
    const waitSeconds = Math.max(...windows.map((window) => window.take(addressForLimits(ip), events.length)))
    if (waitSeconds === 0) return
    reply.header('retry-after', waitSeconds)
    throw new Problem('rate_limited', 'That is more than is counted from one place. Please try again later.')
  }
}

/** Unlike on all other routes, requests that opt out of being counted get their 204 before the body is read. */
export const analyticsRoutes = (app: App) => {
  const routes = handle(analytics, { 'POST /analytics/events': ({ body }) => count(app, body) })
  return (server: FastifyInstance) =>
    void server.register(async (scope) => {
      scope.addHook('onRequest', async (request, reply) =>
        asksNotToBeCounted(request.headers) ? reply.code(204).send() : undefined,
      )
      scope.addHook('preHandler', countWithinLimits(app))
      routes(scope, app)
    })
}
