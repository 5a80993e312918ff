import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { confirmEmail, isConfirmLinkGood } from '#accounts/confirm-email.ts'
import { isResetLinkGood, resetPassword } from '#accounts/reset-password.ts'
import { confirmEmailPage, emailConfirmedPage, passwordSavedPage, staleLinkPage } from '#pages/message-pages.ts'
import { resetPage } from '#pages/password-pages.ts'
import { basePath } from './base-path.ts'
import { browserOf, keepDevice } from './device-cookie.ts'
import { sendPage } from './send-page.ts'
import type { Services } from './services.ts'

const confirmPath = '/confirm-email'
const resetPath = '/reset-password'

const tokenOf = ({ query }: FastifyRequest) => String((query as { token?: unknown }).token ?? '')

function confirmRoutes(server: FastifyInstance, { accounts, csrf, pages }: Services): void {
  const action = basePath(accounts.issuer) + confirmPath
  server.get(confirmPath, async (request, reply) => {
    const token = tokenOf(request)
    if (!(await isConfirmLinkGood(accounts, token))) return sendPage(reply, staleLinkPage(pages), 410)
    const target = { action, csrf: csrf.token(request, reply) }
    return sendPage(reply, confirmEmailPage(pages, target, token))
  })
  server.post(confirmPath, async (request, reply) => {
    const confirmed = await confirmEmail(accounts, csrf.readForm(request).get('token') ?? '')
    return confirmed ? sendPage(reply, emailConfirmedPage(pages)) : sendPage(reply, staleLinkPage(pages), 410)
  })
}

function resetRoutes(server: FastifyInstance, { accounts, csrf, pages }: Services): void {
  const action = basePath(accounts.issuer) + resetPath
  const show = (request: FastifyRequest, reply: FastifyReply, token: string, error?: string) => {
    const view = { action, csrf: csrf.token(request, reply), token, ...(error !== undefined && { error }) }
    return sendPage(reply, resetPage(pages, view), error === undefined ? 200 : 422)
  }
  server.get(resetPath, async (request, reply) => {
    const token = tokenOf(request)
    const isGood = await isResetLinkGood(accounts, token)
    return isGood ? show(request, reply, token) : sendPage(reply, staleLinkPage(pages), 410)
  })
  server.post(resetPath, async (request, reply) => {
    const fields = csrf.readForm(request)
    const token = fields.get('token') ?? ''
    const reset = await resetPassword(accounts, token, fields.get('password') ?? '', browserOf(request))
    switch (reset.kind) {
      case 'done':
        await keepDevice(request, reply, accounts, reset.accountId)
        return sendPage(reply, passwordSavedPage(pages))
      case 'stale':
        return sendPage(reply, staleLinkPage(pages), 410)
      case 'faulty':
        return show(request, reply, token, reset.message)
    }
  })
}

/** The routes of mailed links. A GET changes nothing: mail scanners follow links too. */
export function emailLinkRoutes(server: FastifyInstance, services: Services): void {
  confirmRoutes(server, services)
  resetRoutes(server, services)
}
