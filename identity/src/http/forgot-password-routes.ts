import type { FastifyInstance } from 'fastify'
import { askForReset } from '#accounts/reset-password.ts'
import { checkMailPage } from '#pages/message-pages.ts'
import { forgotPage } from '#pages/password-pages.ts'
import { originOf } from './device-cookie.ts'
import { inInteraction, type Step } from './interaction.ts'
import { sendPage } from './send-page.ts'
import type { Services } from './services.ts'

interface Shown {
  email: string
  error?: string
  message?: string
}

function show({ csrf }: Services, { interaction, request, reply }: Step, shown: Shown, status = 200) {
  const { forgot: action, signIn: signInUrl } = interaction.urls
  const view = { ...shown, csrf: csrf.token(request, reply), action, signInUrl }
  return sendPage(reply, forgotPage(interaction.pages, view), status)
}

async function submit(services: Services, step: Step) {
  const { interaction, request, reply } = step
  const email = services.csrf.readForm(request).get('email') ?? ''
  const asked = await askForReset(services.accounts, email, originOf(request, services.accounts))
  switch (asked.kind) {
    case 'check-mail':
      return sendPage(reply, checkMailPage(interaction.pages, interaction.urls.signIn, services.outboxUrl))
    case 'faulty':
      return show(services, step, { email, error: asked.message }, 422)
    case 'limited': {
      const message = 'Too many emails have been asked for from here. Please try again in an hour.'
      return show(services, step, { email, message }, 429)
    }
  }
}

export function forgotPasswordRoutes(server: FastifyInstance, services: Services): void {
  const path = '/interaction/:uid/forgot-password'
  server.get(
    path,
    inInteraction(services, (step) => show(services, step, { email: step.interaction.loginHint })),
  )
  server.post(
    path,
    inInteraction(services, (step) => submit(services, step)),
  )
}
