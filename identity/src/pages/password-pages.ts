import { type Html, html } from '@glimmer/lib/html'
import { emailField, type FormTarget, form, notice, passwordField } from './form.ts'
import { layout, type PageContext } from './layout.ts'

const line = 'I am allowed to start from where I am.'

export interface ForgotView extends FormTarget {
  email: string
  error?: string
  message?: string
  signInUrl: string
}

export const forgotPage = (context: PageContext, view: ForgotView): Html =>
  layout(context, {
    title: view.error ? 'Please check the form' : 'Forgot password',
    sky: 'dusk',
    line,
    body: html`<h1>Forgot your password?</h1><p class="lead">Tell us your email, and we’ll send you a link to choose a new one.</p>
${notice(view.message)}${form(view, emailField({ value: view.email, error: view.error, autocomplete: 'username', focus: true }), 'Send the link')}
<p class="swap"><a href="${view.signInUrl}">Back to sign in</a></p>`,
  })

export interface ResetView extends FormTarget {
  token: string
  error?: string
}

export const resetPage = (context: PageContext, view: ResetView): Html =>
  layout(context, {
    title: view.error ? 'Please check the form' : 'Choose a new password',
    sky: 'dusk',
    line,
    scripts: ['form.js'],
    body: html`<h1>Choose a new password</h1><p class="lead">You’ll be signed out everywhere else.</p>
${form(
  view,
  html`<input type="hidden" name="token" value="${view.token}">
${passwordField({ name: 'password', label: 'New password', minLength: context.passwordMinLength, error: view.error, hint: 'Three or four plain words make a strong password.', autocomplete: 'new-password', focus: true })}`,
  'Save password',
)}`,
  })
