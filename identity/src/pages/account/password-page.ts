import { product } from '@glimmer/contract/product'
import { type Html, html } from '@glimmer/lib/html'
import { type FormTarget, form, notice, passwordField } from '../form.ts'
import type { PageContext } from '../layout.ts'
import { accountSubPage } from './account-page.ts'

export interface PasswordView extends FormTarget {
  email: string
  /** Whether to ask for the current password: not if the user has just used a passkey. */
  asksCurrent: boolean
  errors: { current?: string; password?: string }
  message?: string
  backUrl: string
}

export const changePasswordPage = (context: PageContext, view: PasswordView): Html => {
  const { asksCurrent, errors } = view
  const startsAtNew = !asksCurrent || (errors.password !== undefined && errors.current === undefined)
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
    minLength: context.passwordMinLength,
    error: errors.password,
    hint: 'Three or four plain words make a strong password.',
    autocomplete: 'new-password',
    focus: startsAtNew,
  })
  return accountSubPage(context, {
    title: 'Your password',
    lead: 'Once you save a new one, you’re signed out everywhere else.',
    hasErrors: Object.keys(errors).length > 0,
    backUrl: view.backUrl,
    scripts: ['form.js'],
    // The address is included for password managers.
    body: html`${notice(view.message)}${form(
      view,
      html`<input type="email" name="username" value="${view.email}" autocomplete="username" hidden>${asksCurrent && current}${next}`,
      'Save password',
    )}
<p class="hint">Notifications from ${product.name} stop on every device until you turn them on there again.</p>`,
  })
}
