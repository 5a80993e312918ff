import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { confirmNewEmail } from '#accounts/email-change/confirm.ts'
import { peekEmailChange, peekUndo } from '#accounts/email-change/store.ts'
import { undoEmailChange } from '#accounts/email-change/undo.ts'
import { isSafetyLinkGood, lockDownAccount } from '#accounts/lock-down-account.ts'
import { peekSafetyLink } from '#accounts/safety-links.ts'
import { beginRemoval, stopRemovalByLink } from '#accounts/second-step/removal.ts'
import { emailChangedPage, removalBegunPage, secondStepKeptPage, staleLinkPage } from '#pages/message-pages.ts'
import { resetPage } from '#pages/password-pages.ts'
import { askPage, questions } from '#pages/safety-pages.ts'
import { basePath } from './base-path.ts'
import { browserOf } from './device-cookie.ts'
import { sendPage } from './send-page.ts'
import type { Services } from './services.ts'

interface MailedLink {
  path: string
  question: keyof typeof questions
  isGood(token: string): Promise<boolean>
  /** Does what the link is for and sends a page; undefined if the link is no longer valid. */
  follow(token: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined>
}

/** The new-password form, for a user who has just proven by a mailed link who they are. */
function askForPassword(
  { accounts, csrf, pages }: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
) {
  const action = `${basePath(accounts.issuer)}/reset-password`
  return sendPage(reply, resetPage(pages, { action, csrf: csrf.token(request, reply), token }))
}

function serveLink(server: FastifyInstance, services: Services, link: MailedLink): void {
  const { accounts, csrf, pages } = services
  server.get(link.path, async (request, reply) => {
    const token = String((request.query as { token?: unknown }).token ?? '')
    if (!(await link.isGood(token))) return sendPage(reply, staleLinkPage(pages), 410)
    const target = { action: basePath(accounts.issuer) + link.path, csrf: csrf.token(request, reply) }
    return sendPage(reply, askPage(pages, target, token, questions[link.question]))
  })
  server.post(link.path, async (request, reply) => {
    const token = csrf.readForm(request).get('token') ?? ''
    return (await link.follow(token, request, reply)) ?? sendPage(reply, staleLinkPage(pages), 410)
  })
}

/** The routes of links in security emails. A GET changes nothing: mail scanners follow links too. */
export function safetyLinkRoutes(server: FastifyInstance, services: Services): void {
  const { accounts, pages } = services
  serveLink(server, services, {
    path: '/change-email',
    question: 'changeEmail',
    isGood: async (token) => (await peekEmailChange(accounts.database, token)) !== undefined,
    async follow(token, request, reply) {
      const isDone = await confirmNewEmail(accounts, token, browserOf(request))
      return isDone ? sendPage(reply, emailChangedPage(pages)) : undefined
    },
  })
  serveLink(server, services, {
    path: '/undo-email',
    question: 'undoEmail',
    isGood: async (token) => (await peekUndo(accounts.database, token)) !== undefined,
    async follow(token, request, reply) {
      const reset = await undoEmailChange(accounts, token, browserOf(request))
      return reset === undefined ? undefined : askForPassword(services, request, reply, reset)
    },
  })
  serveLink(server, services, {
    path: '/make-safe',
    question: 'makeSafe',
    isGood: (token) => isSafetyLinkGood(accounts, token),
    async follow(token, request, reply) {
      const reset = await lockDownAccount(accounts, token, browserOf(request))
      return reset === undefined ? undefined : askForPassword(services, request, reply, reset)
    },
  })
  serveLink(server, services, {
    path: '/remove-second-step',
    question: 'removeSecondStep',
    isGood: async (token) => (await peekSafetyLink(accounts.database, 'remove-second-step', token)) !== undefined,
    async follow(token, request, reply) {
      const isBegun = await beginRemoval(accounts, token, browserOf(request))
      return isBegun ? sendPage(reply, removalBegunPage(pages)) : undefined
    },
  })
  serveLink(server, services, {
    path: '/keep-second-step',
    question: 'keepSecondStep',
    isGood: async (token) => (await peekSafetyLink(accounts.database, 'keep-second-step', token)) !== undefined,
    async follow(token, request, reply) {
      const isStopped = await stopRemovalByLink(accounts, token, browserOf(request))
      return isStopped ? sendPage(reply, secondStepKeptPage(pages)) : undefined
    },
  })
}
