import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { changesAfter, isFromEndedSession } from '#accounts/account-changes.ts'
import {
  invitationDayLimit,
  invitationName,
  issueInvitation,
  listInvitations,
  revokeInvitation,
} from '#accounts/invitations.ts'
import { endSessionsOf } from '#accounts/named-account.ts'
import { signInData } from '#accounts/sign-in-data.ts'
import { findAccount, isAccountId, removeAccount } from '#accounts/store.ts'
import { readOutbox } from '#adapters/mailer/outbox.ts'
import { deletedEmail } from '#mail/security-emails.ts'
import { messagePage } from '#pages/message-pages.ts'
import { outboxPage } from '#pages/outbox-page.ts'
import { readBearer } from '#provider/read-bearer.ts'
import { isSame } from './csrf.ts'
import { sendPage } from './respond.ts'
import type { Services } from './services.ts'

/** The app requires a sign-in within ten minutes; its own work may take a few more. */
const freshForAppSeconds = 900

/** Routes other than signing in: health, what the app calls, and the outbox in development. */
export function serviceRoutes(server: FastifyInstance, services: Services): void {
  const { accounts, current, outboxUrl, pages, serviceKey } = services
  const { database, issuer, appUrl, mailQueue } = accounts

  server.get('/health', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    try {
      await database.query('select 1')
      return { status: 'ok' }
    } catch {
      return reply.code(503).send({ status: 'unavailable' })
    }
  })

  /** The account of an access token whose user has signed in recently: for whatever destroys or reveals. */
  const freshSubjectOf = async ({ headers }: FastifyRequest): Promise<string | undefined> => {
    const parts = { issuer, appUrl, signing: current().keys.signing }
    const bearer = await readBearer(headers.authorization ?? '', parts)
    const isFresh = bearer !== undefined && bearer.signedInAt > Date.now() / 1000 - freshForAppSeconds
    if (!isFresh || (await isFromEndedSession(database, bearer.subject, bearer.issuedAt))) return undefined
    return bearer.subject
  }
  const refuse = (reply: FastifyReply) => {
    reply.headers({ 'cache-control': 'no-store', 'www-authenticate': 'Bearer error="invalid_token"' })
    return reply.code(401).send({ error: 'invalid_token' })
  }

  server.delete('/account', async (request, reply) => {
    const subject = await freshSubjectOf(request)
    if (subject === undefined) return refuse(reply)
    const account = await findAccount(database, subject)
    await removeAccount(database, subject)
    if (account) mailQueue.add(async () => ({ ...deletedEmail(account.email), isProven: account.emailVerified }))
    return reply.code(204).send()
  })

  server.get('/account/data', async (request, reply) => {
    const subject = await freshSubjectOf(request)
    const data = subject === undefined ? undefined : await signInData(database, subject)
    return data ? reply.header('cache-control', 'no-store').send(data) : refuse(reply)
  })

  if (serviceKey) server.register(async (scope) => appRoutes(scope, services, serviceKey))

  if (outboxUrl)
    server.get('/outbox', async (request, reply) => {
      if (!request.isFromThisMachine) return sendPage(reply, messagePage(pages, 'not-found'), 404)
      return sendPage(reply, outboxPage(pages, await readOutbox(database)))
    })
}

/** What the app reads and does with the key that both processes share. */
function appRoutes(server: FastifyInstance, { accounts, metrics }: Services, serviceKey: string): void {
  const { database, issuer, signUp } = accounts
  server.addHook('onRequest', async ({ headers }, reply) => {
    reply.header('cache-control', 'no-store')
    if (!isSame(headers.authorization ?? '', `Bearer ${serviceKey}`)) return reply.code(401).send()
  })

  server.get('/account-changes', async (request, reply) => {
    const after = Number((request.query as { after?: unknown }).after ?? 0)
    if (!Number.isSafeInteger(after)) return reply.code(400).send()
    return { changes: await changesAfter(database, after) }
  })

  server.get('/metrics', async () => metrics)

  // For accounts idle for years: the app has no token of theirs to delete the account with.
  server.delete<{ Params: { id: string } }>('/accounts/:id', async (request, reply) => {
    const { id } = request.params
    if (!isAccountId(id)) return reply.code(404).send()
    await removeAccount(database, id)
    return reply.code(204).send()
  })

  server.post<{ Params: { id: string } }>('/accounts/:id/end-sessions', async (request, reply) => {
    const { id } = request.params
    return reply.code((await endSessionsOf(database, id)) ? 204 : 404).send()
  })

  server.get('/invitations', async () => ({ invitations: await listInvitations(database) }))

  server.post('/invitations', async (request, reply) => {
    const days = Number((request.query as { days?: unknown }).days)
    if (!Number.isInteger(days) || days < 1 || days > invitationDayLimit) return reply.code(400).send()
    if (signUp === 'closed') return reply.code(409).send()
    return { link: `${issuer}/invitation?token=${await issueInvitation(database, days)}` }
  })

  server.delete<{ Params: { name: string } }>('/invitations/:name', async (request, reply) => {
    const { name } = request.params
    const isRevoked = invitationName.test(name) && (await revokeInvitation(database, name))
    return reply.code(isRevoked ? 204 : 404).send()
  })
}
