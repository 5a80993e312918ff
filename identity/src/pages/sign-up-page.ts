import { product } from '@glimmer/contract/product'
import { type Html, html } from '@glimmer/lib/html'
import { emailField, type FormTarget, form, notice, passwordField } from './form.ts'
import { layout, type PageContext } from './layout.ts'

export interface SignUpView extends FormTarget {
  email: string
  message?: string
  errors: { email?: string; password?: string }
  signInUrl: string
}

const passwordHint = 'Three or four plain words make a strong password.'

export function signUpPage(context: PageContext, view: SignUpView): Html {
  const { errors } = view
  const first = (['email', 'password'] as const).find((name) => errors[name])
  const fields = html`
${emailField({ value: view.email, error: errors.email, autocomplete: 'username', focus: (first ?? 'email') === 'email' })}
${passwordField({ name: 'password', label: 'Password', minLength: context.passwordMinLength, error: errors.password, hint: first ? `Please type it again. ${passwordHint}` : passwordHint, autocomplete: 'new-password', focus: first === 'password' })}
<p class="hint">By making an account you agree to the <a href="${context.appUrl}/terms">Terms of Service</a>. The <a href="${context.appUrl}/privacy">Privacy Policy</a> explains what we keep.</p>`
  return layout(context, {
    title: first ? 'Please check the form' : 'Create your account',
    sky: 'rose',
    line: 'What would it be like to go at my own pace?',
    scripts: ['form.js'],
    body: html`<h1>Create your account</h1><p class="lead">Join ${product.name} for daily affirmations</p>
${notice(view.message)}${form(view, fields, 'Create account')}
<p class="swap">Already have an account? <a href="${view.signInUrl}">Sign in</a></p>`,
  })
}
