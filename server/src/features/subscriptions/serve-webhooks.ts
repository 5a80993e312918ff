import type { FastifyInstance } from 'fastify'
import type { App } from '#app.ts'
import { takeWebhook } from './webhook-inbox.ts'

const megabyte = 1024 * 1024
const path = '/api/webhooks/stripe'

/**
 * The payment provider's webhook. The signature covers the raw bytes, so no parser may touch them. The response is sent
 * once the hint is stored; a failure to store it is a 500, so that the provider retries.
 */
export async function serveWebhooks(server: FastifyInstance, app: App) {
  await server.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: megabyte }, (_, body, done) => done(null, body))
    scope.post(path, async (request, reply) => {
      const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      await takeWebhook(app, raw, String(request.headers['stripe-signature'] ?? ''))
      return reply.send({ received: true })
    })
  })
  app.sandbox?.connect(async (payload, signature) => {
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
    const { statusCode } = await server.inject({ method: 'POST', url: path, payload, headers })
    return statusCode === 200
  })
}
