import type { FastifyInstance } from 'fastify'
import { changePassword, type PasswordErrors } from '#accounts/change-password.ts'
import { changePasswordPage } from '#pages/account/password-page.ts'
import { originOf } from '../device-cookie.ts'
import { seeOther, sendPage } from '../respond.ts'
import type { Services } from '../services.ts'
import { accountUrls, serveAccountPage, type Visit } from './visit.ts'

interface Fields {
  errors: PasswordErrors
  message?: string
}

/** A user who has just used a passkey need not know the current password. */
const asksCurrent = ({ session }: Visit) => !session.amr.includes('pop')

function show({ accounts, csrf }: Services, visit: Visit, fields: Fields, status = 200) {
  const urls = accountUrls(accounts.issuer)
  const view = {
    ...fields,
    email: visit.account.email,
    asksCurrent: asksCurrent(visit),
    action: urls.page('password'),
    csrf: csrf.token(visit.request, visit.reply),
    backUrl: urls.page(''),
  }
  return sendPage(visit.reply, changePasswordPage(visit.pages, view), status)
}

async function submit(services: Services, visit: Visit) {
  const { accounts, csrf } = services
  const fields = csrf.readForm(visit.request)
  const changed = await changePassword(accounts, {
    account: visit.account,
    current: asksCurrent(visit) ? (fields.get('current') ?? '') : undefined,
    password: fields.get('password') ?? '',
    sessionUid: visit.session.uid,
    from: originOf(visit.request, accounts),
  })
  switch (changed.kind) {
    case 'done':
      return seeOther(visit.reply, `${accountUrls(accounts.issuer).page('')}?done=password`)
    case 'invalid':
      return show(services, visit, { errors: changed.errors }, 422)
    case 'limited': {
      const message = 'That was a lot of attempts. Please wait a quarter of an hour, or choose a new password by email.'
      return show(services, visit, { errors: {}, message }, 429)
    }
  }
}

/** Changing the password. */
export const passwordRoutes = (server: FastifyInstance, services: Services): void =>
  serveAccountPage(server, services, 'password', {
    get: (visit) => show(services, visit, { errors: {} }),
    post: (visit) => submit(services, visit),
  })
