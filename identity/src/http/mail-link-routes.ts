import { confirmEmail, isConfirmLinkGood } from '#accounts/confirm-email.ts'
import { isResetLinkGood, resetPassword } from '#accounts/reset-password.ts'
import { confirmEmailPage, emailConfirmedPage, passwordSavedPage, staleLinkPage } from '#pages/message-pages.ts'
import { resetPage } from '#pages/password-pages.ts'
import { page } from './reply.ts'
import type { Route, Visit } from './route.ts'
import type { Site } from './site.ts'

const confirmPath = '/confirm-email'
const resetPath = '/reset-password'

async function showConfirm({ accounts, forms, pages }: Site, { request, query }: Visit) {
  const token = query.get('token') ?? ''
  if (!(await isConfirmLinkGood(accounts, token))) return page(staleLinkPage(pages), 410)
  const { csrf, headers } = forms.token(request)
  return page(confirmEmailPage(pages, { action: confirmPath, csrf }, token), 200, headers)
}

async function submitConfirm({ accounts, forms, pages }: Site, { request }: Visit) {
  const token = (await forms.read(request)).get('token') ?? ''
  const confirmed = await confirmEmail(accounts, token)
  return confirmed ? page(emailConfirmedPage(pages)) : page(staleLinkPage(pages), 410)
}

function showReset({ forms, pages }: Site, { request }: Visit, token: string, error?: string) {
  const { csrf, headers } = forms.token(request)
  const view = { action: resetPath, csrf, token, ...(error !== undefined && { error }) }
  return page(resetPage(pages, view), error === undefined ? 200 : 422, headers)
}

async function beginReset(site: Site, visit: Visit) {
  const token = visit.query.get('token') ?? ''
  const isGood = await isResetLinkGood(site.accounts, token)
  return isGood ? showReset(site, visit, token) : page(staleLinkPage(site.pages), 410)
}

async function submitReset(site: Site, visit: Visit) {
  const fields = await site.forms.read(visit.request)
  const token = fields.get('token') ?? ''
  const reset = await resetPassword(site.accounts, token, fields.get('password') ?? '')
  switch (reset.kind) {
    case 'done':
      return page(passwordSavedPage(site.pages))
    case 'stale':
      return page(staleLinkPage(site.pages), 410)
    case 'faulty':
      return showReset(site, visit, token, reset.message)
  }
}

/** Where mailed links lead. Looking changes nothing: programs that scan mail follow links too. */
export const mailLinkRoutes = (site: Site): Route[] => [
  { method: 'GET', path: confirmPath, handle: (visit) => showConfirm(site, visit) },
  { method: 'POST', path: confirmPath, handle: (visit) => submitConfirm(site, visit) },
  { method: 'GET', path: resetPath, handle: (visit) => beginReset(site, visit) },
  { method: 'POST', path: resetPath, handle: (visit) => submitReset(site, visit) },
]
