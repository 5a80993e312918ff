import type { FastifyInstance } from 'fastify'
import { maySignUp, type SignUpErrors, signUp } from '#accounts/sign-up.ts'
import { checkMailPage, signUpClosedPage } from '#pages/message-pages.ts'
import { signUpPage } from '#pages/sign-up-page.ts'
import { originOf } from './device-cookie.ts'
import { type Step, serveStep } from './interaction.ts'
import { forgetInvitation, invitationOf } from './invitation-routes.ts'
import { sendPage } from './respond.ts'
import { afterPassword } from './second-step-routes.ts'
import type { Services } from './services.ts'

interface Fields {
  email: string
  errors: SignUpErrors
  message?: string
}

function show({ csrf }: Services, { interaction, request, reply }: Step, fields: Fields, status = 200) {
  const { signUp: action, signIn: signInUrl } = interaction.urls
  const view = { ...fields, csrf: csrf.token(request, reply), action, signInUrl }
  return sendPage(reply, signUpPage(interaction.pages, view), status)
}

/** Sign-up is closed, or needs an invitation. */
const refuse = ({ accounts }: Services, { interaction, reply }: Step) =>
  sendPage(reply, signUpClosedPage(interaction.pages, interaction.urls.signIn, accounts.signUp), 403)

async function submit(services: Services, step: Step) {
  const { interaction, request, reply } = step
  const fields = services.csrf.readForm(request)
  const email = fields.get('email') ?? ''
  const password = fields.get('password') ?? ''
  const from = originOf(request, services.accounts)
  const invitation = invitationOf(request)
  const signedUp = await signUp(services.accounts, { email, password, invitation, ...from })
  switch (signedUp.kind) {
    case 'not-invited':
      return refuse(services, step)
    case 'signed-in':
      forgetInvitation(reply, services)
      return afterPassword(services, step, { accountId: signedUp.accountId, remember: true })
    case 'check-mail':
      return sendPage(reply, checkMailPage(interaction.pages, interaction.urls.signIn, services.outboxUrl))
    case 'invalid':
      return show(services, step, { email, errors: signedUp.errors }, 422)
    case 'limited': {
      const message = 'Many accounts have been made from here just now. Please try again in an hour.'
      return show(services, step, { email, errors: {}, message }, 429)
    }
  }
}

export const signUpRoutes = (server: FastifyInstance, services: Services): void =>
  serveStep(server, services, 'sign-up', {
    get: async (step) =>
      (await maySignUp(services.accounts, invitationOf(step.request)))
        ? show(services, step, { email: step.interaction.loginHint, errors: {} })
        : refuse(services, step),
    post: (step) => submit(services, step),
  })
