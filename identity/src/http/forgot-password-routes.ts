import type { FastifyInstance } from 'fastify'
import { requestPasswordReset } from '#accounts/reset-password.ts'
import { checkMailPage } from '#pages/message-pages.ts'
import { forgotPage } from '#pages/password-pages.ts'
import { originOf } from './device-cookie.ts'
import { type Step, serveStep } from './interaction.ts'
import { sendPage } from './respond.ts'
import type { Services } from './services.ts'

interface Fields {
  email: string
  error?: string
  message?: string
}

function show({ csrf }: Services, { interaction, request, reply }: Step, fields: Fields, status = 200) {
  const { forgot: action, signIn: signInUrl } = interaction.urls
  const view = { ...fields, csrf: csrf.token(request, reply), action, signInUrl }
  return sendPage(reply, forgotPage(interaction.pages, view), status)
}

async function submit(services: Services, step: Step) {
  const { interaction, request, reply } = step
  const email = services.csrf.readForm(request).get('email') ?? ''
  const result = await requestPasswordReset(services.accounts, email, originOf(request, services.accounts))
  switch (result.kind) {
    case 'check-mail':
      return sendPage(reply, checkMailPage(interaction.pages, interaction.urls.signIn, services.outboxUrl))
    case 'invalid':
      return show(services, step, { email, error: result.message }, 422)
    case 'limited': {
      const message = 'Too many emails have been result for from here. Please try again in an hour.'
      return show(services, step, { email, message }, 429)
    }
  }
}

export const forgotPasswordRoutes = (server: FastifyInstance, services: Services): void =>
  serveStep(server, services, 'forgot-password', {
    get: (step) => show(services, step, { email: step.interaction.loginHint }),
    post: (step) => submit(services, step),
  })
