import type { FastifyInstance } from 'fastify'
import type { App } from '#app.ts'
import { takeWebhook } from './webhook-inbox.ts'

const megabyte = 1024 * 1024
const path = '/api/webhooks/stripe'

/**
 * Where the payment provider rings. The signature is over raw bytes, so no parser may touch them; the answer comes once
 * the hint is stored, and a failure to store it is a 500 that has the provider ring again.
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
