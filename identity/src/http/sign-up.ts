import { product } from '@glimmer/contract/product'
import { html } from '@glimmer/lib/html'
import type { FastifyInstance } from 'fastify'
import { maySignUp, type SignUpErrors, signUp } from '#accounts/sign-up.ts'
import { emailField, form, notice, passwordField, passwordHint } from '#pages/form.ts'
import { checkMailPage, signUpClosedPage } from '#pages/message-pages.ts'
import { originOf } from './device-cookie.ts'
import { type Step, sendStep, serveStep } from './interaction.ts'
import { forgetInvitation, invitationOf } from './invitation-routes.ts'
import { sendPage } from './respond.ts'
import { afterPassword } from './second-step.ts'
import type { Services } from './services.ts'

interface Fields {
  email: string
  errors: SignUpErrors
  message?: string
}

function show(step: Step, { email, errors, message }: Fields, status = 200) {
  const { pages, url } = step.interaction
  const first = (['email', 'password'] as const).find((name) => errors[name])
  const fields = html`
${emailField({ value: email, error: errors.email, autocomplete: 'username', focus: (first ?? 'email') === 'email' })}
${passwordField({ name: 'password', label: 'Password', minLength: pages.passwordMinLength, error: errors.password, hint: first ? `Please type it again. ${passwordHint}` : passwordHint, autocomplete: 'new-password', focus: first === 'password' })}
<p class="hint">By making an account you agree to the <a href="${pages.appUrl}/terms">Terms of Service</a>. The <a href="${pages.appUrl}/privacy">Privacy Policy</a> explains what we keep.</p>`
  const page = {
    title: first ? 'Please check the form' : 'Create your account',
    sky: 'rose' as const,
    line: 'What would it be like to go at my own pace?',
    scripts: ['form.js'] as const,
    body: html`<h1>Create your account</h1><p class="lead">Join ${product.name} for daily affirmations</p>
${notice(message)}${form(step.formTo('sign-up'), fields, 'Create account')}
<p class="swap">Already have an account? <a href="${url('sign-in')}">Sign in</a></p>`,
  }
  return sendStep(step, page, status)
}

/** Sign-up is closed, or needs an invitation. */
const refuse = ({ services, interaction: { pages, url }, reply }: Step) =>
  sendPage(reply, signUpClosedPage(pages, url('sign-in'), services.accounts.signUp), 403)

async function submit(step: Step) {
  const { services, interaction, request, reply, fields } = step
  const email = fields.get('email') ?? ''
  const password = fields.get('password') ?? ''
  const from = originOf(request, services.accounts)
  const invitation = invitationOf(request)
  const signedUp = await signUp(services.accounts, { email, password, invitation, ...from })
  switch (signedUp.kind) {
    case 'not-invited':
      return refuse(step)
    case 'signed-in':
      forgetInvitation(reply, services)
      return afterPassword(step, { accountId: signedUp.accountId, remember: true })
    case 'check-mail':
      return sendPage(reply, checkMailPage(interaction.pages, interaction.url('sign-in'), services.outboxUrl))
    case 'invalid':
      return show(step, { email, errors: signedUp.errors }, 422)
    case 'limited': {
      const message = 'Many accounts have been made from here just now. Please try again in an hour.'
      return show(step, { email, errors: {}, message }, 429)
    }
  }
}

/** Creating an account. */
export const signUpRoutes = (server: FastifyInstance, services: Services): void =>
  serveStep(server, services, 'sign-up', {
    get: async (step) =>
      (await maySignUp(services.accounts, invitationOf(step.request)))
        ? show(step, { email: step.interaction.loginHint, errors: {} })
        : refuse(step),
    post: submit,
  })
