import { type AnalyticsBatch, analytics } from '@glimmer/contract'
import type { FastifyInstance } from 'fastify'
import type { App } from '#app.ts'
import { handle } from '#http/handle.ts'

/** Whether a request says, by Do Not Track or Global Privacy Control, that its sender is not to be counted. */
const asksNotToBeCounted = (headers: Record<string, unknown>) => headers.dnt === '1' || headers['sec-gpc'] === '1'

/** Hands a batch on to where events are counted. Never fails. */
async function count({ analytics, clock, newId }: App, { visitor, events }: AnalyticsBatch): Promise<undefined> {
  const at = clock.now()
  await analytics.record(events.map((event) => ({ id: newId(), visitor, event, at })))
}

/** The one route that is answered before it is read: who asks not to be counted is thanked, and nothing is looked at. */
export const analyticsRoutes = (app: App) => {
  const routes = handle(analytics, { 'POST /analytics/events': ({ body }) => count(app, body) })
  return (server: FastifyInstance) =>
    void server.register(async (scope) => {
      scope.addHook('onRequest', async (request, reply) =>
        asksNotToBeCounted(request.headers) ? reply.code(204).send() : undefined,
      )
      routes(scope, app)
    })
}
