import { type AnalyticsBatch, analytics } from '@glimmer/contract'
import type { FastifyInstance } from 'fastify'
import type { App } from '#app.ts'
import { handle } from '#http/handle.ts'

/** Whether a request opts out of being counted, by Do Not Track or Global Privacy Control. */
const optsOut = (headers: Record<string, unknown>) => headers.dnt === '1' || headers['sec-gpc'] === '1'

/** Passes a batch on to the analytics sink. Never fails. */
async function count({ analytics, clock, newId }: App, { visitor, events }: AnalyticsBatch): Promise<undefined> {
  const at = clock.now()
  await analytics.record(events.map((event) => ({ id: newId(), visitor, event, at })))
}

/** Unlike on all other routes, requests that opt out of being counted get their 204 before the body is read. */
export const analyticsRoutes = (app: App) => {
  const routes = handle(analytics, { 'POST /analytics/events': ({ body }) => count(app, body) })
  return (server: FastifyInstance) =>
    void server.register(async (scope) => {
      scope.addHook('onRequest', async (request, reply) =>
        optsOut(request.headers) ? reply.code(204).send() : undefined,
      )
      routes(scope, app)
    })
}
