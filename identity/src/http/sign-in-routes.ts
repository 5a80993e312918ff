import type { FastifyInstance } from 'fastify'
import { optionsForSignIn, signInWithPasskey } from '#accounts/passkeys/sign-in.ts'
import { signIn } from '#accounts/sign-in.ts'
import { signInPage } from '#pages/sign-in-page.ts'
import { browserOf, originOf } from './device-cookie.ts'
import { finish, inInteraction, type Step, serveStep } from './interaction.ts'
import { seeOther, sendPage } from './respond.ts'
import { afterPassword } from './second-step-routes.ts'
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

interface Fields {
  email: string
  remember: boolean
  message?: string
}

async function showSignIn({ accounts, csrf }: Services, step: Step, fields: Fields, status = 200) {
  const { interaction, request, reply } = step
  const { signIn: action, signUp, forgot: forgotUrl, passkey } = interaction.urls
  const { database, relyingParty } = accounts
  const token = csrf.token(request, reply)
  const view = {
    ...fields,
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

const unknownPasskey = 'That passkey didn’t sign you in. Please try again, or use your password.'

async function submitPasskey(services: Services, step: Step) {
  const { accounts, csrf } = services
  const fields = csrf.readForm(step.request)
  const { again, loginHint, uid } = step.interaction
  const remember = again !== undefined || fields.get('remember') === 'yes'
  const accountId =
    accounts.relyingParty &&
    (await signInWithPasskey(accounts, accounts.relyingParty, {
      interaction: uid,
      browser: browserOf(step.request),
      answer: fields.get('response') ?? '',
    }))
  if (accountId) return finish(services, step, { accountId, how: 'passkey', remember })
  return showSignIn(services, step, { email: loginHint, remember, message: unknownPasskey }, 422)
}

export function signInRoutes(server: FastifyInstance, services: Services): void {
  server.get(
    '/interaction/:uid',
    inInteraction(services, ({ interaction: { prompt, urls }, reply }) =>
      seeOther(reply, prompt === 'create' ? urls.signUp : urls.signIn),
    ),
  )
  serveStep(server, services, 'sign-in', {
    get: (step) => showSignIn(services, step, { email: step.interaction.loginHint, remember: true }),
    post: (step) => submit(services, step),
  })
  // A passkey counts as both steps, since the device itself verifies the user (face, finger or PIN).
  serveStep(server, services, 'passkey', { post: (step) => submitPasskey(services, step) })
}
