import { type Content, type Html, html } from '@glimmer/lib/html'

export interface FormTarget {
  action: string
  /** The CSRF token. */
  csrf: string
}

/** The CSRF token, which shows that a form came from our own page. */
const csrfField = (csrf: string): Html => html`<input type="hidden" name="csrf" value="${csrf}">`

/** A form validated by the server, with our messages under each field, rather than by the browser. */
export const form = ({ action, csrf }: FormTarget, body: Content, button: string): Html =>
  html`<form method="post" action="${action}" novalidate>${csrfField(csrf)}${body}<button class="primary">${button}</button></form>`

/** A form of one button that does not stand out; `label` names it where the words alone would not. */
export const plainForm = ({ action, csrf }: FormTarget, button: string, fields?: Content, label?: string): Html =>
  html`<form method="post" action="${action}">${csrfField(csrf)}${fields}<button class="plain"${label !== undefined && html` aria-label="${label}"`}>${button}</button></form>`

/** A message about the whole form, announced at once by screen readers. */
export const notice = (message: string | undefined): Html | undefined =>
  message === undefined ? undefined : html`<p class="notice" role="alert">${message}</p>`

/** An open eye; the style sheet strikes it through while the password is shown. */
const eye = html`<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true" focusable="false"><path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z"/><circle cx="12" cy="12" r="2.8"/><path class="strike" d="M4.5 19.5l15-15"/></svg>`

interface Field {
  name: string
  label: string
  error?: string | undefined
  hint?: string
  /** Whether to focus this field: the first with an error, else the first empty one. */
  focus?: boolean
  autocomplete: string
}

/** The error and the hint under a field, tied to it for screen readers. */
function describe({ name, error, hint }: Pick<Field, 'name' | 'error' | 'hint'>) {
  const ids = [error && `${name}-error`, hint && `${name}-hint`].filter(Boolean)
  return {
    attributes: html`${ids.length > 0 && html` aria-describedby="${ids.join(' ')}"`}${error && html` aria-invalid="true"`}`,
    words: html`${error && html`<p class="error" id="${name}-error">${error}</p>`}${hint && html`<p class="hint" id="${name}-hint">${hint}</p>`}`,
  }
}

export function emailField({
  label = 'Email',
  ...field
}: Omit<Field, 'label' | 'name'> & { label?: string; value: string }): Html {
  const { attributes, words } = describe({ ...field, name: 'email' })
  return html`<div class="field"><label for="email">${label}</label>
<input id="email" name="email" type="email" value="${field.value}" autocomplete="${field.autocomplete}" autocapitalize="none" spellcheck="false" required maxlength="254"${attributes}${field.focus && html` autofocus`}>${words}</div>`
}

/** A field for a code of digits and letters: what is typed is never sent back. */
export function textField(field: Field): Html {
  const { attributes, words } = describe(field)
  return html`<div class="field"><label for="${field.name}">${field.label}</label>
<input id="${field.name}" name="${field.name}" autocomplete="${field.autocomplete}" autocapitalize="characters" spellcheck="false" required maxlength="60"${attributes}${field.focus && html` autofocus`}>${words}</div>`
}

/**
 * What is typed here is never sent back. `minLength` is for a new password. The button that shows the password appears
 * only when its script runs.
 */
export function passwordField(field: Field & { minLength?: number }): Html {
  const { attributes, words } = describe(field)
  return html`<div class="field"><label for="${field.name}">${field.label}</label>
<div class="secret"><input id="${field.name}" name="${field.name}" type="password" autocomplete="${field.autocomplete}" autocapitalize="none" spellcheck="false" required${field.minLength !== undefined && html` minlength="${field.minLength}" maxlength="128"`}${attributes}${field.focus && html` autofocus`}>
<button class="reveal" type="button" aria-controls="${field.name}" aria-label="Show password" aria-pressed="false" hidden>${eye}</button></div>${words}</div>`
}

export function tickBox(field: {
  name: string
  label: Content
  checked: boolean
  error?: string | undefined
  required?: boolean
  focus?: boolean
}): Html {
  const { attributes, words } = describe(field)
  return html`<div class="field"><label class="tick"><input type="checkbox" name="${field.name}" value="yes"${field.checked && html` checked`}${field.required && html` required`}${attributes}${field.focus && html` autofocus`}><span>${field.label}</span></label>${words}</div>`
}

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

export const passwordHint = 'Three or four plain words make a strong password.'
