import type { FastifyInstance } from 'fastify'
import { askForEmail } from '#accounts/email-change/ask.ts'
import { pendingEmail } from '#accounts/email-change/store.ts'
import { changeEmailPage, emailAskedPage } from '#pages/account/email-page.ts'
import { sendPage } from '../send-page.ts'
import type { Services } from '../services.ts'
import { accountUrls } from './account-paths.ts'
import { freshlySignedIn, type Visit } from './visit.ts'

interface Shown {
  typed: string
  error?: string
  message?: string
}

async function show(
  { accounts, csrf }: Services,
  { account, pages, request, reply }: Visit,
  shown: Shown,
  status = 200,
) {
  const urls = accountUrls(accounts.issuer)
  const view = {
    ...shown,
    email: account.email,
    pendingEmail: await pendingEmail(accounts.database, account.id),
    action: urls.page('email'),
    csrf: csrf.token(request, reply),
    backUrl: urls.page(''),
  }
  return sendPage(reply, changeEmailPage(pages, view), status)
}

async function submit(services: Services, visit: Visit) {
  const { accounts, csrf, outboxUrl } = services
  const typed = csrf.readForm(visit.request).get('email') ?? ''
  const { account, session, device, pages, reply } = visit
  const asked = await askForEmail(accounts, { account, typed, sessionUid: session.uid, device })
  switch (asked.kind) {
    case 'check-mail':
      return sendPage(reply, emailAskedPage(pages, accountUrls(accounts.issuer).page(''), outboxUrl))
    case 'faulty':
      return show(services, visit, { typed, error: asked.message }, 422)
    case 'limited':
      return show(
        services,
        visit,
        { typed, message: 'You’ve asked to change it a few times today. Please try again tomorrow.' },
        429,
      )
  }
}

/** Changing the email address. */
export function emailRoutes(server: FastifyInstance, services: Services): void {
  server.get(
    '/account/email',
    freshlySignedIn(services, 'email', (visit) => show(services, visit, { typed: '' })),
  )
  server.post(
    '/account/email',
    freshlySignedIn(services, 'email', (visit) => submit(services, visit)),
  )
}
