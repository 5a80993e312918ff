import { product } from '@glimmer/contract/product'
import { type Html, html } from '@glimmer/lib/html'
import { emailField, type FormTarget, form, notice, passwordField, tickBox } from './form.ts'
import { layout, type PageContext } from './layout.ts'

export interface SignInView extends FormTarget {
  email: string
  remember: boolean
  message?: string
  /** Undefined where newcomers cannot make an account. */
  signUpUrl: string | undefined
  forgotUrl: string
}

export function signInPage(context: PageContext, view: SignInView): Html {
  const isRetry = view.message !== undefined
  const startAtPassword = view.email !== '' && !isRetry
  const fields = html`
${emailField({ value: view.email, autocomplete: 'username', focus: !startAtPassword })}
${passwordField({ name: 'password', label: 'Password', autocomplete: 'current-password', focus: startAtPassword })}
<div class="between">${tickBox({ name: 'remember', label: 'Keep me signed in', checked: view.remember })}<a href="${view.forgotUrl}">Forgot password?</a></div>`
  return layout(context, {
    title: isRetry ? 'Not signed in yet' : 'Sign in',
    sky: 'dusk',
    line: 'I can begin again, gently, from here.',
    script: 'form.js',
    body: html`<h1>Welcome back</h1><p class="lead">Sign in to continue to ${product.name}</p>
${notice(view.message)}${form(view, fields, 'Sign in')}
${view.signUpUrl && html`<p class="swap">New to ${product.name}? <a href="${view.signUpUrl}">Create your account</a></p>`}`,
  })
}
