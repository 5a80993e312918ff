import type { FastifyInstance } from 'fastify'
import { optionsForSignIn } from '#accounts/passkeys/sign-in.ts'
import { signIn } from '#accounts/sign-in.ts'
import { signInPage } from '#pages/sign-in-page.ts'
import { originOf } from './device-cookie.ts'
import { inInteraction, type Step } from './interaction.ts'
import { afterPassword } from './second-step-routes.ts'
import { seeOther, sendPage } from './send-page.ts'
import type { Services } from './services.ts'

const messages = {
  blank: 'Please fill in your email and your password.',
  blankPassword: 'Please fill in your password.',
  limited: 'That was a lot of attempts. Please wait a quarter of an hour, use a passkey, or choose a new password.',
  refused: 'That email and password don’t match. Please check both, or choose a new password.',
  /** One sentence for every cause, so that it does not reveal which one it was. */
  refusedUnverified:
    'We couldn’t sign you in. Please check your email and password; if your account is new, first click the link we emailed you.',
}

interface Shown {
  email: string
  remember: boolean
  message?: string
}

export async function showSignIn({ accounts, csrf }: Services, step: Step, shown: Shown, status = 200) {
  const { interaction, request, reply } = step
  const { signIn: action, signUp, forgot: forgotUrl, passkey } = interaction.urls
  const { database, relyingParty } = accounts
  const token = csrf.token(request, reply)
  const view = {
    ...shown,
    csrf: token,
    action,
    signUpUrl: accounts.signUp === 'open' ? signUp : undefined,
    forgotUrl,
    again: interaction.again?.email,
    passkey: relyingParty && {
      action: passkey,
      csrf: token,
      options: await optionsForSignIn(database, relyingParty, interaction.uid),
    },
  }
  return sendPage(reply, signInPage(interaction.pages, view), status)
}

async function submit(services: Services, step: Step) {
  const fields = services.csrf.readForm(step.request)
  const email = step.interaction.again?.email ?? fields.get('email') ?? ''
  // A user who signs in again stays signed in for as long as before.
  const remember = step.interaction.again !== undefined || fields.has('remember')
  const password = fields.get('password') ?? ''
  // A form sent by mistake is no attempt to guess a password, so it counts against nobody.
  if (!email.trim() || !password) {
    const message = email.trim() ? messages.blankPassword : messages.blank
    return showSignIn(services, step, { email, remember, message }, 422)
  }
  const signedIn = await signIn(services.accounts, {
    email,
    password,
    ...originOf(step.request, services.accounts),
  })
  if (signedIn.ok) return afterPassword(services, step, { accountId: signedIn.accountId, remember })
  if (signedIn.reason === 'limited')
    return showSignIn(services, step, { email, remember, message: messages.limited }, 429)
  const message = services.accounts.requireVerifiedEmail ? messages.refusedUnverified : messages.refused
  return showSignIn(services, step, { email, remember, message }, 422)
}

export function signInRoutes(server: FastifyInstance, services: Services): void {
  server.get(
    '/interaction/:uid',
    inInteraction(services, ({ interaction: { prompt, urls }, reply }) =>
      seeOther(reply, prompt === 'create' ? urls.signUp : urls.signIn),
    ),
  )
  server.get(
    '/interaction/:uid/sign-in',
    inInteraction(services, (step) =>
      showSignIn(services, step, { email: step.interaction.loginHint, remember: true }),
    ),
  )
  server.post(
    '/interaction/:uid/sign-in',
    inInteraction(services, (step) => submit(services, step)),
  )
}
