import { type Html, html } from '@glimmer/lib/html'
import { csrfField, type FormTarget } from './form.ts'

export interface PasskeyForm extends FormTarget {
  /** The WebAuthn options, in the form the browser library takes. */
  options: object
}

/** Hidden until its script runs in a browser that supports passkeys. */
const passkeyForm = (kind: 'use' | 'add', form: PasskeyForm, button: string, failed: string, more?: Html): Html =>
  html`<form class="passkey-${kind}" method="post" action="${form.action}" data-options="${JSON.stringify(form.options)}" hidden>${csrfField(form.csrf)}<input type="hidden" name="response">${more}<button type="button" class="plain">${button}</button><p class="hint" role="status" hidden>${failed}</p></form>`

export const usePasskeyForm = (form: PasskeyForm): Html =>
  passkeyForm(
    'use',
    form,
    'Sign in with a passkey',
    'No passkey was used. You can try again, or use your password.',
    html`<input type="hidden" name="remember" value="yes">`,
  )

export const addPasskeyForm = (form: PasskeyForm): Html =>
  passkeyForm('add', form, 'Add a passkey', 'No passkey was made. You can try again whenever you like.')
