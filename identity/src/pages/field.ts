import { type Content, type Html, html } from '@glimmer/lib/html'
import { eye } from './marks.ts'

interface Field {
  name: string
  label: string
  error?: string | undefined
  hint?: string
  /** The field to begin with: the first fault, else the first empty one. */
  focus?: boolean
  autocomplete: string
}

/** A fault in words under its field, tied to it for screen readers, beside any hint. */
function describe({ name, error, hint }: Pick<Field, 'name' | 'error' | 'hint'>) {
  const ids = [error && `${name}-error`, hint && `${name}-hint`].filter(Boolean)
  return {
    attributes: html`${ids.length > 0 && html` aria-describedby="${ids.join(' ')}"`}${error && html` aria-invalid="true"`}`,
    words: html`${error && html`<p class="error" id="${name}-error">${error}</p>`}${hint && html`<p class="hint" id="${name}-hint">${hint}</p>`}`,
  }
}

export function emailField(field: Omit<Field, 'label' | 'name'> & { value: string }): Html {
  const { attributes, words } = describe({ ...field, name: 'email' })
  return html`<div class="field"><label for="email">Email</label>
<input id="email" name="email" type="email" value="${field.value}" autocomplete="${field.autocomplete}" autocapitalize="none" spellcheck="false" required maxlength="254"${attributes}${field.focus && html` autofocus`}>${words}</div>`
}

/** What is typed here is never sent back. The button that shows it appears only when its script runs. */
export function passwordField(field: Field & { isNew: boolean }): Html {
  const { attributes, words } = describe(field)
  return html`<div class="field"><label for="${field.name}">${field.label}</label>
<div class="secret"><input id="${field.name}" name="${field.name}" type="password" autocomplete="${field.autocomplete}" autocapitalize="none" spellcheck="false" required${field.isNew && html` minlength="8" maxlength="128"`}${attributes}${field.focus && html` autofocus`}>
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
