import { product } from '@glimmer/contract/product'
import { html } from '@glimmer/lib/html'
import type { FastifyInstance } from 'fastify'
import { optionsForSignIn, signInWithPasskey } from '#accounts/passkeys/sign-in.ts'
import { signIn } from '#accounts/sign-in.ts'
import { emailField, form, notice, passwordField, tickBox, usePasskeyForm } from '#pages/form.ts'
import { browserNameOf, originOf } from './device-cookie.ts'
import { finish, inInteraction, type Step, sendStep, serveStep } from './interaction.ts'
import { seeOther } from './respond.ts'
import { afterPassword } from './second-step.ts'
import type { Services } from './services.ts'

const messages = {
  blank: 'Please fill in your email and your password.',
  blankPassword: 'Please fill in your password.',
  limited: 'That was a lot of attempts. Please wait a quarter of an hour, use a passkey, or choose a new password.',
  refused: 'That email and password don’t match. Please check both, or choose a new password.',
  /** One sentence for every cause, so that it does not reveal which one it was. */
  refusedUnverified:
    'We couldn’t sign you in. Please check your email and password; if your account is new, first click the link we emailed you.',
  unknownPasskey: 'That passkey didn’t sign you in. Please try again, or use your password.',
}

interface Fields {
  email: string
  remember: boolean
  message?: string
}

function fieldsOf({ interaction: { again, url } }: Step, { email, remember }: Fields) {
  // What was refused is most often the password, which is empty again.
  const startAtPassword = again !== undefined || email !== ''
  const who = again
    ? html`<p class="value">${again.email}</p><input type="email" name="username" value="${again.email}" autocomplete="username" hidden>`
    : emailField({ value: email, autocomplete: 'username webauthn', focus: !startAtPassword })
  return html`
${who}
${passwordField({ name: 'password', label: 'Password', autocomplete: 'current-password', focus: startAtPassword })}
<div class="between">${!again && tickBox({ name: 'remember', label: 'Keep me signed in', checked: remember })}<a href="${url('forgot-password')}">Forgot password?</a></div>`
}

async function passkeyFormOf({ services, interaction, formTo }: Step) {
  const { database, relyingParty } = services.accounts
  if (!relyingParty) return undefined
  const options = await optionsForSignIn(database, relyingParty, interaction.uid)
  return usePasskeyForm({ ...formTo('passkey'), options })
}

async function show(step: Step, given: Fields, status = 200) {
  const { again, url } = step.interaction
  const passkeyForm = await passkeyFormOf(step)
  const mayJoin = !again && step.services.accounts.signUp === 'open'
  const [title, lead] = again
    ? ['Is it you?', 'Please sign in once more, so that only you can change this.']
    : ['Welcome back', `Sign in to continue to ${product.name}`]
  const page = {
    title: given.message !== undefined ? 'Not signed in yet' : again ? title : 'Sign in',
    sky: 'dusk' as const,
    line: 'I can begin again, gently, from here.',
    scripts: passkeyForm ? (['form.js', 'passkey.js'] as const) : (['form.js'] as const),
    body: html`<h1>${title}</h1><p class="lead">${lead}</p>
${notice(given.message)}${form(step.formTo('sign-in'), fieldsOf(step, given), again ? 'Yes, it’s me' : 'Sign in')}
${passkeyForm}
${mayJoin && html`<p class="swap">New to ${product.name}? <a href="${url('sign-up')}">Create your account</a></p>`}`,
  }
  return sendStep(step, page, status)
}

async function submit(step: Step) {
  const { services, fields } = step
  const { again } = step.interaction
  const email = again?.email ?? fields.get('email') ?? ''
  // A user who signs in again stays signed in for as long as before.
  const remember = again !== undefined || fields.has('remember')
  const password = fields.get('password') ?? ''
  // A form sent by mistake is no attempt to guess a password, so it counts against nobody.
  if (!email.trim() || !password) {
    const message = email.trim() ? messages.blankPassword : messages.blank
    return show(step, { email, remember, message }, 422)
  }
  const signedIn = await signIn(services.accounts, { email, password, ...originOf(step.request, services.accounts) })
  if (signedIn.ok) return afterPassword(step, { accountId: signedIn.accountId, remember })
  if (signedIn.reason === 'limited') return show(step, { email, remember, message: messages.limited }, 429)
  const message = services.accounts.requireVerifiedEmail ? messages.refusedUnverified : messages.refused
  return show(step, { email, remember, message }, 422)
}

async function submitPasskey(step: Step) {
  const { accounts } = step.services
  const { again, loginHint: email, uid: interaction } = step.interaction
  const remember = again !== undefined || step.fields.get('remember') === 'yes'
  const answer = step.fields.get('response') ?? ''
  const given = { interaction, browser: browserNameOf(step.request), answer }
  const accountId = accounts.relyingParty && (await signInWithPasskey(accounts, accounts.relyingParty, given))
  if (accountId) return finish(step, { accountId, how: 'passkey', remember })
  return show(step, { email, remember, message: messages.unknownPasskey }, 422)
}

/** Signing in with a password or a passkey. */
export function signInRoutes(server: FastifyInstance, services: Services): void {
  server.get(
    '/interaction/:uid',
    inInteraction(services, ({ interaction: { prompt, url }, reply }) =>
      seeOther(reply, url(prompt === 'create' ? 'sign-up' : 'sign-in')),
    ),
  )
  serveStep(server, services, 'sign-in', {
    get: (step) => show(step, { email: step.interaction.loginHint, remember: true }),
    post: submit,
  })
  // A passkey counts as both steps, since the device itself verifies the user (face, finger or PIN).
  serveStep(server, services, 'passkey', { post: submitPasskey })
}
