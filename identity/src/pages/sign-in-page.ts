import { product } from '@glimmer/contract/product'
import { type Html, html } from '@glimmer/lib/html'
import {
  emailField,
  type FormTarget,
  form,
  notice,
  type PasskeyForm,
  passwordField,
  tickBox,
  usePasskeyForm,
} from './form.ts'
import { layout, type PageContext } from './layout.ts'

export interface SignInView extends FormTarget {
  email: string
  remember: boolean
  message?: string
  /** The address of a signed-in user who has to sign in again. */
  again: string | undefined
  /** Undefined where new users cannot create an account. */
  signUpUrl: string | undefined
  forgotUrl: string
  /** Undefined where passkeys are not possible. */
  passkey: PasskeyForm | undefined
}

const who = ({ again, email }: SignInView, focus: boolean) =>
  again === undefined
    ? emailField({ value: email, autocomplete: 'username webauthn', focus })
    : html`<p class="value">${again}</p><input type="email" name="username" value="${again}" autocomplete="username" hidden>`

export function signInPage(context: PageContext, view: SignInView): Html {
  const isRetry = view.message !== undefined
  const isAgain = view.again !== undefined
  // What was refused is most often the password, which is empty again.
  const startAtPassword = isAgain || view.email !== ''
  const fields = html`
${who(view, !startAtPassword)}
${passwordField({ name: 'password', label: 'Password', autocomplete: 'current-password', focus: startAtPassword })}
<div class="between">${!isAgain && tickBox({ name: 'remember', label: 'Keep me signed in', checked: view.remember })}<a href="${view.forgotUrl}">Forgot password?</a></div>`
  const [title, lead] = isAgain
    ? ['Is it you?', 'Please sign in once more, so that only you can change this.']
    : ['Welcome back', `Sign in to continue to ${product.name}`]
  return layout(context, {
    title: isRetry ? 'Not signed in yet' : isAgain ? title : 'Sign in',
    sky: 'dusk',
    line: 'I can begin again, gently, from here.',
    scripts: ['form.js', ...(view.passkey ? ['passkey.js' as const] : [])],
    body: html`<h1>${title}</h1><p class="lead">${lead}</p>
${notice(view.message)}${form(view, fields, isAgain ? 'Yes, it’s me' : 'Sign in')}
${view.passkey && usePasskeyForm(view.passkey)}
${!isAgain && view.signUpUrl && html`<p class="swap">New to ${product.name}? <a href="${view.signUpUrl}">Create your account</a></p>`}`,
  })
}
