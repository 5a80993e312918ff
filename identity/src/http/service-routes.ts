import type { FastifyInstance } from 'fastify'
import { readOutbox } from '#adapters/mailer/outbox.ts'
import { outboxPage } from '#pages/outbox-page.ts'
import { deleteAccount } from '#provider/delete-account.ts'
import { sendPage } from './send-page.ts'
import type { Services } from './services.ts'

/** What is not for signing in: health, account removal for the app, and the mail of a developer's machine. */
export function serviceRoutes(server: FastifyInstance, { accounts, current, outboxUrl, pages }: Services): void {
  const { database, issuer, appUrl } = accounts

  server.get('/health', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    try {
      await database.query('select 1')
      return { status: 'ok' }
    } catch {
      return reply.code(503).send({ status: 'unavailable' })
    }
  })

  server.delete('/account', async ({ headers }, reply) => {
    const issued = { issuer, appUrl, signing: current().keys.signing }
    if (await deleteAccount(database, headers.authorization ?? '', issued)) return reply.code(204).send()
    reply.headers({ 'cache-control': 'no-store', 'www-authenticate': 'Bearer error="invalid_token"' })
    return reply.code(401).send({ error: 'invalid_token' })
  })

  if (outboxUrl)
    server.get('/outbox', async (_request, reply) => sendPage(reply, outboxPage(pages, await readOutbox(database))))
}
