import type { Html } from '@glimmer/lib/html'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { confirmEmail, isConfirmLinkGood } from '#accounts/confirm-email.ts'
import { confirmNewEmail, undoEmailChange } from '#accounts/email-change/change-email.ts'
import { findEmailChange, findUndo } from '#accounts/email-change/store.ts'
import { findEmailLink } from '#accounts/email-links.ts'
import { resetPassword } from '#accounts/reset-password.ts'
import { requestRemoval, stopRemovalByLink } from '#accounts/second-step/removal.ts'
import { lockDownAccount } from '#accounts/secure-account.ts'
import { linkPage, type questions } from '#pages/link-pages.ts'
import {
  emailChangedPage,
  emailConfirmedPage,
  passwordSavedPage,
  removalRequestedPage,
  secondStepKeptPage,
  staleLinkPage,
} from '#pages/message-pages.ts'
import { resetPage } from '#pages/password-pages.ts'
import { browserOf, rememberBrowser } from './device-cookie.ts'
import { basePath, sendPage } from './respond.ts'
import type { Services } from './services.ts'

const tokenOf = ({ query }: FastifyRequest) => String((query as { token?: unknown }).token ?? '')

interface MailedLink {
  path: keyof typeof questions
  isGood(token: string): Promise<boolean>
  /** Does what the link is for and returns the next page; undefined if the link is no longer valid. */
  follow(token: string, request: FastifyRequest, reply: FastifyReply): Promise<Html | undefined>
}

/** A link that opens a page with one button: a GET changes nothing, because mail scanners follow links too. */
function serveLink(server: FastifyInstance, { accounts, csrf, pages }: Services, link: MailedLink): void {
  const path = `/${link.path}`
  server.get(path, async (request, reply) => {
    const token = tokenOf(request)
    if (!(await link.isGood(token))) return sendPage(reply, staleLinkPage(pages), 410)
    const target = { action: basePath(accounts.issuer) + path, csrf: csrf.token(request, reply) }
    return sendPage(reply, linkPage(pages, target, token, link.path))
  })
  server.post(path, async (request, reply) => {
    const token = csrf.readForm(request).get('token') ?? ''
    const page = await link.follow(token, request, reply)
    return page ? sendPage(reply, page) : sendPage(reply, staleLinkPage(pages), 410)
  })
}

const resetPath = '/reset-password'

/** The form for a new password, for a user who has just proven by a mailed link who they are. */
function resetForm(
  { accounts, csrf, pages }: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
  error?: string,
): Html {
  const action = basePath(accounts.issuer) + resetPath
  const view = { action, csrf: csrf.token(request, reply), token, ...(error !== undefined && { error }) }
  return resetPage(pages, view)
}

function serveReset(server: FastifyInstance, services: Services): void {
  const { accounts, csrf, pages } = services
  server.get(resetPath, async (request, reply) => {
    const token = tokenOf(request)
    const link = await findEmailLink(accounts.database, 'reset', token)
    return link
      ? sendPage(reply, resetForm(services, request, reply, token))
      : sendPage(reply, staleLinkPage(pages), 410)
  })
  server.post(resetPath, async (request, reply) => {
    const fields = csrf.readForm(request)
    const token = fields.get('token') ?? ''
    const reset = await resetPassword(accounts, token, fields.get('password') ?? '', browserOf(request))
    switch (reset.kind) {
      case 'done':
        await rememberBrowser(request, reply, accounts, reset.accountId)
        return sendPage(reply, passwordSavedPage(pages))
      case 'stale':
        return sendPage(reply, staleLinkPage(pages), 410)
      case 'invalid':
        return sendPage(reply, resetForm(services, request, reply, token, reset.message), 422)
    }
  })
}

/** The routes of mailed links. */
export function emailLinkRoutes(server: FastifyInstance, services: Services): void {
  const { accounts, pages } = services
  const { database } = accounts
  serveReset(server, services)
  serveLink(server, services, {
    path: 'confirm-email',
    isGood: (token) => isConfirmLinkGood(accounts, token),
    async follow(token) {
      return (await confirmEmail(accounts, token)) ? emailConfirmedPage(pages) : undefined
    },
  })
  serveLink(server, services, {
    path: 'change-email',
    isGood: async (token) => (await findEmailChange(database, token)) !== undefined,
    async follow(token, request) {
      const isChanged = await confirmNewEmail(accounts, token, browserOf(request))
      return isChanged ? emailChangedPage(pages) : undefined
    },
  })
  serveLink(server, services, {
    path: 'undo-email',
    isGood: async (token) => (await findUndo(database, token)) !== undefined,
    async follow(token, request, reply) {
      const reset = await undoEmailChange(accounts, token, browserOf(request))
      return reset === undefined ? undefined : resetForm(services, request, reply, reset)
    },
  })
  serveLink(server, services, {
    path: 'make-safe',
    isGood: async (token) => (await findEmailLink(database, 'make-safe', token)) !== undefined,
    async follow(token, request, reply) {
      const reset = await lockDownAccount(accounts, token, browserOf(request))
      return reset === undefined ? undefined : resetForm(services, request, reply, reset)
    },
  })
  serveLink(server, services, {
    path: 'remove-second-step',
    isGood: async (token) => (await findEmailLink(database, 'remove-second-step', token)) !== undefined,
    async follow(token, request) {
      const isRequested = await requestRemoval(accounts, token, browserOf(request))
      return isRequested ? removalRequestedPage(pages) : undefined
    },
  })
  serveLink(server, services, {
    path: 'keep-second-step',
    isGood: async (token) => (await findEmailLink(database, 'keep-second-step', token)) !== undefined,
    async follow(token, request) {
      const isStopped = await stopRemovalByLink(accounts, token, browserOf(request))
      return isStopped ? secondStepKeptPage(pages) : undefined
    },
  })
}
