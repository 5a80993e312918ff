import type { FastifyInstance } from 'fastify'
import { signIn } from '#accounts/sign-in.ts'
import { signInPage } from '#pages/sign-in-page.ts'
import { originOf } from './device-cookie.ts'
import { finish, inInteraction, type Step } from './interaction.ts'
import { seeOther, sendPage } from './send-page.ts'
import type { Services } from './services.ts'

const messages = {
  limited: 'That was a lot of tries. Please wait a quarter of an hour, or choose a new password.',
  refused: 'That email and password do not fit together. Please check both, or choose a new password.',
  /** One sentence for every cause, so that none of them shows which it was. */
  refusedUnverified:
    'We could not sign you in. Please check your email and password; if your account is new, first follow the link we mailed you.',
}

interface Shown {
  email: string
  remember: boolean
  message?: string
}

function show({ accounts, csrf }: Services, { interaction, request, reply }: Step, shown: Shown, status = 200) {
  const { signIn: action, signUp, forgot: forgotUrl } = interaction.urls
  const signUpUrl = accounts.signUp === 'open' ? signUp : undefined
  const again = interaction.again?.email
  const view = { ...shown, csrf: csrf.token(request, reply), action, signUpUrl, forgotUrl, again }
  return sendPage(reply, signInPage(interaction.pages, view), status)
}

async function submit(services: Services, step: Step) {
  const fields = services.csrf.readForm(step.request)
  const email = step.interaction.again?.email ?? fields.get('email') ?? ''
  // Who shows once more who they are stays signed in as they were.
  const remember = step.interaction.again !== undefined || fields.has('remember')
  const signedIn = await signIn(services.accounts, {
    email,
    password: fields.get('password') ?? '',
    ...originOf(step.request, services.accounts),
  })
  if (signedIn.ok) return finish(services, step, { accountId: signedIn.accountId, how: 'password', remember })
  if (signedIn.reason === 'limited') return show(services, step, { email, remember, message: messages.limited }, 429)
  const message = services.accounts.requireVerifiedEmail ? messages.refusedUnverified : messages.refused
  return show(services, step, { email, remember, message }, 422)
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
    inInteraction(services, (step) => show(services, step, { email: step.interaction.loginHint, remember: true })),
  )
  server.post(
    '/interaction/:uid/sign-in',
    inInteraction(services, (step) => submit(services, step)),
  )
}
