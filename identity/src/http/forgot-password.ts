import { html } from '@glimmer/lib/html'
import type { FastifyInstance } from 'fastify'
import { requestPasswordReset } from '#accounts/reset-password.ts'
import { emailField, form, notice } from '#pages/form.ts'
import { checkMailPage } from '#pages/message-pages.ts'
import { originOf } from './device-cookie.ts'
import { type Step, sendStep, serveStep } from './interaction.ts'
import { sendPage } from './respond.ts'
import type { Services } from './services.ts'

function show(step: Step, email: string, { error, message }: { error?: string; message?: string }, status = 200) {
  const field = emailField({ value: email, error, autocomplete: 'username', focus: true })
  const page = {
    title: error ? 'Please check the form' : 'Forgot password',
    sky: 'dusk' as const,
    line: 'I am allowed to start from where I am.',
    body: html`<h1>Forgot your password?</h1><p class="lead">Tell us your email, and we’ll send you a link to choose a new one.</p>
${notice(message)}${form(step.formTo('forgot-password'), field, 'Send the link')}
<p class="swap"><a href="${step.interaction.url('sign-in')}">Back to sign in</a></p>`,
  }
  return sendStep(step, page, status)
}

async function submit(step: Step) {
  const { services, interaction, request, reply } = step
  const email = step.fields.get('email') ?? ''
  const result = await requestPasswordReset(services.accounts, email, originOf(request, services.accounts))
  switch (result.kind) {
    case 'check-mail':
      return sendPage(reply, checkMailPage(interaction.pages, interaction.url('sign-in'), services.outboxUrl))
    case 'invalid':
      return show(step, email, { error: result.message }, 422)
    case 'limited': {
      const message = 'Too many emails have been requested from here. Please try again in an hour.'
      return show(step, email, { message }, 429)
    }
  }
}

/** Asking for a link to choose a new password. */
export const forgotPasswordRoutes = (server: FastifyInstance, services: Services): void =>
  serveStep(server, services, 'forgot-password', {
    get: (step) => show(step, step.interaction.loginHint, {}),
    post: submit,
  })
