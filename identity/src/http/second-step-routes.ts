import type { FastifyInstance, FastifyReply } from 'fastify'
import { hasSecondStep } from '#accounts/second-step/authenticator-app.ts'
import { addPendingSignIn, findPendingSignIn, type PendingSignIn } from '#accounts/second-step/pending-sign-ins.ts'
import { mailRemovalLink } from '#accounts/second-step/removal.ts'
import { checkSecondStep } from '#accounts/second-step/second-step.ts'
import { checkMailPage } from '#pages/message-pages.ts'
import { codePage, lostPage } from '#pages/second-step-pages.ts'
import { browserOf } from './device-cookie.ts'
import { finish, type HandleStep, type Step, serveStep } from './interaction.ts'
import { seeOther, sendPage } from './respond.ts'
import type { Services } from './services.ts'

const messages = {
  wrong: 'That code doesn’t match. Codes change every half minute: please try the one shown now.',
  limited: 'That was a lot of attempts. Please wait a quarter of an hour.',
}

/** Continues after the right password: with the second step, if the account has one. */
export async function afterPassword(services: Services, step: Step, pending: PendingSignIn): Promise<FastifyReply> {
  const { database } = services.accounts
  const { uid, urls } = step.interaction
  if (!(await hasSecondStep(database, pending.accountId)))
    return finish(services, step, { ...pending, how: 'password' })
  await addPendingSignIn(database, uid, pending)
  return seeOther(step.reply, urls.secondStep)
}

type Handle = (step: Step, pending: PendingSignIn) => Promise<FastifyReply> | FastifyReply

/** Handles a request of a user whose password was right; sends anyone else to the sign-in form. */
const afterRightPassword =
  (services: Services, handle: Handle): HandleStep =>
  async (step) => {
    const pending = await findPendingSignIn(services.accounts.database, step.interaction.uid)
    return pending ? handle(step, pending) : seeOther(step.reply, step.interaction.urls.signIn)
  }

function show({ csrf }: Services, { interaction, request, reply }: Step, message?: string, status = 200) {
  const { secondStep: action, lost: lostUrl, signIn: backUrl } = interaction.urls
  const view = { action, lostUrl, backUrl, csrf: csrf.token(request, reply), ...(message !== undefined && { message }) }
  return sendPage(reply, codePage(interaction.pages, view), status)
}

async function submit(services: Services, step: Step, pending: PendingSignIn) {
  const { accounts, csrf } = services
  const code = csrf.readForm(step.request).get('code') ?? ''
  switch (await checkSecondStep(accounts, pending.accountId, code, browserOf(step.request))) {
    case 'right':
      return finish(services, step, { ...pending, how: 'code' })
    case 'wrong':
      return show(services, step, messages.wrong, 422)
    case 'limited':
      return show(services, step, messages.limited, 429)
  }
}

function showLost({ csrf }: Services, { interaction, request, reply }: Step) {
  const target = { action: interaction.urls.lost, csrf: csrf.token(request, reply) }
  return sendPage(reply, lostPage(interaction.pages, target, interaction.urls.secondStep))
}

function submitLost(services: Services, { interaction, request, reply }: Step, { accountId }: PendingSignIn) {
  services.csrf.readForm(request)
  mailRemovalLink(services.accounts, accountId)
  return sendPage(reply, checkMailPage(interaction.pages, interaction.urls.signIn, services.outboxUrl))
}

/** The second step of signing in, and what a user without it can do. */
export function secondStepRoutes(server: FastifyInstance, services: Services): void {
  const pending = (handle: Handle) => afterRightPassword(services, handle)
  serveStep(server, services, 'second-step', {
    get: pending((step) => show(services, step)),
    post: pending((step, signIn) => submit(services, step, signIn)),
  })
  serveStep(server, services, 'lost', {
    get: pending((step) => showLost(services, step)),
    post: pending((step, signIn) => submitLost(services, step, signIn)),
  })
}
