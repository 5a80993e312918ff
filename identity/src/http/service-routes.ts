import type { FastifyInstance } from 'fastify'
import { changesAfter } from '#accounts/account-changes.ts'
import { removeAccount } from '#accounts/store.ts'
import { readOutbox } from '#adapters/mailer/outbox.ts'
import { notFoundPage } from '#pages/message-pages.ts'
import { outboxPage } from '#pages/outbox-page.ts'
import { deleteAccount } from '#provider/delete-account.ts'
import { isSame } from './is-same.ts'
import { sendPage } from './send-page.ts'
import type { Services } from './services.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** What is not for signing in: health, what the app asks for, and the mail of a developer's machine. */
export function serviceRoutes(server: FastifyInstance, services: Services): void {
  const { accounts, current, outboxUrl, pages, serviceKey } = services
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

  if (serviceKey)
    server.delete('/accounts/:subject', async ({ headers, params }, reply) => {
      reply.header('cache-control', 'no-store')
      if (!isSame(headers.authorization ?? '', `Bearer ${serviceKey}`)) return reply.code(401).send()
      const { subject } = params as { subject: string }
      if (uuid.test(subject)) await removeAccount(database, subject)
      return reply.code(204).send()
    })

  if (serviceKey)
    server.get('/account-changes', async ({ headers, query }, reply) => {
      reply.header('cache-control', 'no-store')
      if (!isSame(headers.authorization ?? '', `Bearer ${serviceKey}`)) return reply.code(401).send()
      const after = Number((query as { after?: unknown }).after ?? 0)
      if (!Number.isSafeInteger(after)) return reply.code(400).send()
      return { changes: await changesAfter(database, after) }
    })

  if (outboxUrl)
    server.get('/outbox', async (request, reply) => {
      if (!request.isFromThisMachine) return sendPage(reply, notFoundPage(pages), 404)
      return sendPage(reply, outboxPage(pages, await readOutbox(database)))
    })
}
