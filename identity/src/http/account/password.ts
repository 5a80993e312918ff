import { product } from '@glimmer/contract/product'
import { html } from '@glimmer/lib/html'
import type { FastifyInstance } from 'fastify'
import { changePassword, type PasswordErrors } from '#accounts/change-password.ts'
import { form, notice, passwordField, passwordHint } from '#pages/form.ts'
import { originOf } from '../device-cookie.ts'
import type { Services } from '../services.ts'
import { returnTo, sendSection, serveFreshlySignedIn, type Visit } from './visit.ts'

/** A user who has just used a passkey need not know the current password. */
const asksCurrent = ({ session }: Visit) => !session.amr.includes('pop')

function show(visit: Visit, errors: PasswordErrors, message?: string, status = 200) {
  const asks = asksCurrent(visit)
  const startsAtNew = !asks || (errors.password !== undefined && errors.current === undefined)
  const current = passwordField({
    name: 'current',
    label: 'Current password',
    error: errors.current,
    autocomplete: 'current-password',
    focus: !startsAtNew,
  })
  const next = passwordField({
    name: 'password',
    label: 'New password',
    minLength: visit.pages.passwordMinLength,
    error: errors.password,
    hint: passwordHint,
    autocomplete: 'new-password',
    focus: startsAtNew,
  })
  // The address is included for password managers.
  const fields = html`<input type="email" name="username" value="${visit.account.email}" autocomplete="username" hidden>${asks && current}${next}`
  const section = {
    title: 'Your password',
    lead: 'Once you save a new one, you’re signed out everywhere else.',
    hasErrors: Object.keys(errors).length > 0,
    scripts: ['form.js'] as const,
    body: html`${notice(message)}${form(visit.formTo('password'), fields, 'Save password')}
<p class="hint">Notifications from ${product.name} stop on every device until you turn them on there again.</p>`,
  }
  return sendSection(visit, section, status)
}

async function submit(visit: Visit) {
  const { services, account, session, request, fields } = visit
  const changed = await changePassword(services.accounts, {
    account,
    current: asksCurrent(visit) ? (fields.get('current') ?? '') : undefined,
    password: fields.get('password') ?? '',
    sessionUid: session.uid,
    from: originOf(request, services.accounts),
  })
  switch (changed.kind) {
    case 'done':
      return returnTo(visit, '', 'password')
    case 'invalid':
      return show(visit, changed.errors, undefined, 422)
    case 'limited': {
      const message = 'That was a lot of attempts. Please wait a quarter of an hour, or choose a new password by email.'
      return show(visit, {}, message, 429)
    }
  }
}

/** Changing the password. */
export const passwordRoutes = (server: FastifyInstance, services: Services): void =>
  serveFreshlySignedIn(server, services, 'password', {
    get: { password: (visit) => show(visit, {}) },
    post: { password: submit },
  })
