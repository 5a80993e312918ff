import { html } from '@glimmer/lib/html'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { hasSecondStep } from '#accounts/second-step/authenticator-app.ts'
import { mailRemovalLink } from '#accounts/second-step/removal.ts'
import {
  addPendingSignIn,
  checkSecondStep,
  findPendingSignIn,
  type PendingSignIn,
} from '#accounts/second-step/second-step.ts'
import { form, notice, textField } from '#pages/form.ts'
import { checkMailPage } from '#pages/message-pages.ts'
import { browserNameOf } from './device-cookie.ts'
import { finish, type HandleStep, type Step, sendStep, serveStep } from './interaction.ts'
import { seeOther, sendPage } from './respond.ts'
import type { Services } from './services.ts'

const messages = {
  wrong: 'That code doesn’t match. Codes change every half minute: please try the one shown now.',
  limited: 'That was a lot of attempts. Please wait a quarter of an hour.',
}

/** Continues after the right password: with the second step, if the account has one. */
export async function afterPassword(step: Step, pending: PendingSignIn): Promise<FastifyReply> {
  const { database } = step.services.accounts
  const { uid, url } = step.interaction
  if (!(await hasSecondStep(database, pending.accountId))) return finish(step, { ...pending, how: 'password' })
  await addPendingSignIn(database, uid, pending)
  return seeOther(step.reply, url('second-step'))
}

/** Handles a request of a user whose password was right; sends anyone else to the sign-in form. */
const afterRightPassword =
  (handle: (step: Step, pending: PendingSignIn) => ReturnType<HandleStep>): HandleStep =>
  async (step) => {
    const pending = await findPendingSignIn(step.services.accounts.database, step.interaction.uid)
    return pending ? handle(step, pending) : seeOther(step.reply, step.interaction.url('sign-in'))
  }

const scene = { sky: 'dusk', line: 'I can begin again, gently, from here.' } as const

function show(step: Step, message?: string, status = 200) {
  const { url } = step.interaction
  const field = textField({
    name: 'code',
    label: 'Code',
    hint: 'Or one of your recovery codes.',
    autocomplete: 'one-time-code',
    focus: true,
  })
  const page = {
    ...scene,
    title: message ? 'Not signed in yet' : 'Two-step sign-in',
    body: html`<h1>Two-step sign-in</h1><p class="lead">Open your authenticator app, and type the six digits it shows.</p>
${notice(message)}${form(step.formTo('second-step'), field, 'Continue')}
<p class="swap"><a href="${url('lost')}">I have neither my app nor my codes</a></p>
<p><a href="${url('sign-in')}">Back to sign in</a></p>`,
  }
  return sendStep(step, page, status)
}

async function submit(step: Step, pending: PendingSignIn) {
  const code = step.fields.get('code') ?? ''
  switch (await checkSecondStep(step.services.accounts, pending.accountId, code, browserNameOf(step.request))) {
    case 'right':
      return finish(step, { ...pending, how: 'code' })
    case 'wrong':
      return show(step, messages.wrong, 422)
    case 'limited':
      return show(step, messages.limited, 429)
  }
}

/** What a user without the app and without the codes can do. */
const showLost = (step: Step) =>
  sendStep(step, {
    ...scene,
    title: 'Without two-step sign-in',
    body: html`<h1>Without two-step sign-in</h1><p class="lead">It takes three days, so that nobody can do this without you noticing.</p>
<div class="words"><p>We’ll email you a link that starts them. We write to you each day, and you can stop it. After that two-step sign-in is off, you’re signed out everywhere, and your password is enough again.</p></div>
${form(step.formTo('lost'), undefined, 'Send the link')}
<p class="swap"><a href="${step.interaction.url('second-step')}">Back to the code</a></p>`,
  })

function submitLost({ services, interaction, reply }: Step, { accountId }: PendingSignIn) {
  mailRemovalLink(services.accounts, accountId)
  return sendPage(reply, checkMailPage(interaction.pages, interaction.url('sign-in'), services.outboxUrl))
}

/** The second step of signing in, and what a user without it can do. */
export function secondStepRoutes(server: FastifyInstance, services: Services): void {
  serveStep(server, services, 'second-step', {
    get: afterRightPassword((step) => show(step)),
    post: afterRightPassword(submit),
  })
  serveStep(server, services, 'lost', { get: afterRightPassword(showLost), post: afterRightPassword(submitLost) })
}
