import type { FastifyInstance } from 'fastify'
import { requestEmailChange } from '#accounts/email-change/change-email.ts'
import { pendingEmail } from '#accounts/email-change/store.ts'
import { changeEmailPage, emailChangeRequestedPage } from '#pages/account/email-page.ts'
import { sendPage } from '../respond.ts'
import type { Services } from '../services.ts'
import { accountUrls, serveAccountPage, type Visit } from './visit.ts'

interface Fields {
  typed: string
  error?: string
  message?: string
}

async function show(
  { accounts, csrf }: Services,
  { account, pages, request, reply }: Visit,
  fields: Fields,
  status = 200,
) {
  const urls = accountUrls(accounts.issuer)
  const view = {
    ...fields,
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
  const result = await requestEmailChange(accounts, { account, typed, sessionUid: session.uid, device })
  switch (result.kind) {
    case 'check-mail':
      return sendPage(reply, emailChangeRequestedPage(pages, accountUrls(accounts.issuer).page(''), outboxUrl))
    case 'invalid':
      return show(services, visit, { typed, error: result.message }, 422)
    case 'limited':
      return show(
        services,
        visit,
        { typed, message: 'You’ve result to change it a few times today. Please try again tomorrow.' },
        429,
      )
  }
}

/** Changing the email address. */
export const emailRoutes = (server: FastifyInstance, services: Services): void =>
  serveAccountPage(server, services, 'email', {
    get: (visit) => show(services, visit, { typed: '' }),
    post: (visit) => submit(services, visit),
  })
