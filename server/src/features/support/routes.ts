import { support } from '@glimmer/contract'
import { addressForLimits } from '@glimmer/lib/client-address'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '#app.ts'
import { appLimit } from '#http/app-limit.ts'
import { handle } from '#http/handle.ts'
import { Problem } from '#problem.ts'
import { hourMs } from '#time/durations.ts'
import { sendMessage } from './send-message.ts'

/** Per network address, which may be a school's. */
const mostAnHour = 20

function writeWithinLimits(app: App) {
  const hour = appLimit(app, { name: 'support', most: mostAnHour, windowMs: hourMs })
  return async ({ ip }: FastifyRequest, reply: FastifyReply) => {
    const waitSeconds = hour.take(addressForLimits(ip))
    if (waitSeconds === 0) return
    reply.header('retry-after', waitSeconds)
    throw new Problem('rate_limited', 'Many messages came from your network just now. Please try again in an hour.')
  }
}

export const supportRoutes = (app: App) => {
  const routes = handle(support, {
    'POST /support': ({ body }) => sendMessage(app, body),
    'POST /users/support': ({ account, body }) => sendMessage(app, body, account),
  })
  return (server: FastifyInstance) =>
    void server.register(async (scope) => {
      scope.addHook('onRequest', writeWithinLimits(app))
      routes(scope, app)
    })
}
