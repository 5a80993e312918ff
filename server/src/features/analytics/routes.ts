import { analytics } from '@glimmer/contract'
import type { FastifyInstance } from 'fastify'
import type { App } from '#app.ts'
import { handle } from '#http/handle.ts'
import { count } from './count.ts'

/** Whether a request says, by Do Not Track or Global Privacy Control, that its sender is not to be counted. */
const asksNotToBeCounted = (headers: Record<string, unknown>) => headers.dnt === '1' || headers['sec-gpc'] === '1'

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
