import { product } from '@glimmer/contract/product'
import { type Html, html } from '@glimmer/lib/html'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { confirmEmail, isConfirmLinkGood } from '#accounts/confirm-email.ts'
import { confirmNewEmail, undoEmailChange } from '#accounts/email-change/change-email.ts'
import { findEmailChange, findUndo } from '#accounts/email-change/store.ts'
import { findEmailLink } from '#accounts/email-links.ts'
import { requestRemoval, stopRemovalByLink } from '#accounts/second-step/removal.ts'
import { lockDownAccount } from '#accounts/secure-account.ts'
import { form } from '#pages/form.ts'
import { layout } from '#pages/layout.ts'
import { messagePage } from '#pages/message-pages.ts'
import { browserSession } from './browser-session.ts'
import { browserNameOf } from './device-cookie.ts'
import { resetForm } from './reset-password.ts'
import { basePath, queryOf, sendPage } from './respond.ts'
import type { Services } from './services.ts'

interface MailedLink {
  path: string
  title: string
  lead: string
  button: string
  /** Whether the link would still work; it may return anything but undefined and false if so. */
  find(token: string): Promise<unknown>
  /** Does what the link is for and returns the next page; undefined if the link is no longer valid. */
  follow(token: string, request: FastifyRequest, reply: FastifyReply): Promise<Html | undefined>
}

/** A link that opens a page with one button: a GET changes nothing, because mail scanners follow links too. */
function serveLink(server: FastifyInstance, { accounts, csrf, pages }: Services, link: MailedLink): void {
  const path = `/${link.path}`
  const { title, lead, button } = link
  server.get(path, async (request, reply) => {
    const token = queryOf(request, 'token')
    if (!(await link.find(token))) return sendPage(reply, messagePage(pages, 'stale-link'), 410)
    const target = csrf.targets(request, reply)(basePath(accounts.issuer) + path)
    const page = layout(pages, {
      title,
      sky: 'rose',
      line: 'One small step is still a step.',
      body: html`<h1>${title}</h1><p class="lead">${lead}</p>
${form(target, html`<input type="hidden" name="token" value="${token}">`, button)}`,
    })
    return sendPage(reply, page)
  })
  server.post(path, async (request, reply) => {
    const token = csrf.readForm(request).get('token') ?? ''
    const page = await link.follow(token, request, reply)
    return page ? sendPage(reply, page) : sendPage(reply, messagePage(pages, 'stale-link'), 410)
  })
}

/** The routes of mailed links. */
export function emailLinkRoutes(server: FastifyInstance, services: Services): void {
  const { accounts, pages } = services
  const { database } = accounts
  const links: MailedLink[] = [
    {
      path: 'confirm-email',
      title: 'Confirm your email',
      lead: 'Press the button, and you can always get back in with this address. If you didn’t create an account, just close this page.',
      button: 'Confirm my email',
      find: (token) => isConfirmLinkGood(accounts, token),
      async follow(token, request, reply) {
        const done = await confirmEmail(accounts, token, await browserSession(services, request, reply))
        if (!done) return undefined
        return messagePage(pages, done === 'created' ? 'account-confirmed' : 'email-confirmed')
      },
    },
    {
      path: 'change-email',
      title: 'Use this address',
      lead: `Press the button, and this becomes the address of your ${product.name} account. If you didn’t ask for that, just close this page.`,
      button: 'Use this address',
      find: (token) => findEmailChange(database, token),
      async follow(token, request) {
        return (await confirmNewEmail(accounts, token, browserNameOf(request)))
          ? messagePage(pages, 'email-changed')
          : undefined
      },
    },
    {
      path: 'undo-email',
      title: 'Bring your address back',
      lead: 'This ends every sign-in, and takes away the password, and what was added to sign in with in the last three days. Then you choose a new password.',
      button: 'Undo the change',
      find: (token) => findUndo(database, token),
      async follow(token, request, reply) {
        const reset = await undoEmailChange(accounts, token, browserNameOf(request))
        return reset === undefined ? undefined : resetForm(services, request, reply, reset)
      },
    },
    {
      path: 'make-safe',
      title: 'Make your account safe',
      lead: 'This signs out everywhere, and takes away the password, and what was added to sign in with in the last three days. Then you choose a new password.',
      button: 'Make my account safe',
      find: (token) => findEmailLink(database, 'make-safe', token),
      async follow(token, request, reply) {
        const reset = await lockDownAccount(accounts, token, browserNameOf(request))
        return reset === undefined ? undefined : resetForm(services, request, reply, reset)
      },
    },
    {
      path: 'remove-second-step',
      title: 'Without two-step sign-in',
      lead: 'After three days, two-step sign-in is off and your password is enough. We email you each day, and you can stop it.',
      button: 'Begin the three days',
      find: (token) => findEmailLink(database, 'remove-second-step', token),
      async follow(token, request) {
        return (await requestRemoval(accounts, token, browserNameOf(request)))
          ? messagePage(pages, 'removal-requested')
          : undefined
      },
    },
    {
      path: 'keep-second-step',
      title: 'Keep two-step sign-in',
      lead: 'Press the button, and it stays: signing in still asks for a code.',
      button: 'Keep two-step sign-in',
      find: (token) => findEmailLink(database, 'keep-second-step', token),
      async follow(token, request) {
        return (await stopRemovalByLink(accounts, token, browserNameOf(request)))
          ? messagePage(pages, 'second-step-kept')
          : undefined
      },
    },
  ]
  for (const link of links) serveLink(server, services, link)
}
