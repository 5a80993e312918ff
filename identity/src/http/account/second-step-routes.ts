import type { FastifyInstance } from 'fastify'
import { findUnconfirmedApp, hasSecondStep, setUpApp } from '#accounts/second-step/authenticator-app.ts'
import { recoveryCodesLeft } from '#accounts/second-step/recovery-codes.ts'
import { removalDueAt, stopRemoval } from '#accounts/second-step/removal.ts'
import { renewRecoveryCodes, turnOffSecondStep, turnOnSecondStep } from '#accounts/second-step/second-step.ts'
import { codesPage, secondStepOnPage, setUpPage } from '#pages/account/second-step-page.ts'
import { seeOther, sendPage } from '../respond.ts'
import type { Services } from '../services.ts'
import { accountUrls, freshlySignedIn, type Visit } from './visit.ts'

const outcomes: Record<string, string> = {
  kept: 'Your second step stays.',
}

async function showOn({ accounts, csrf }: Services, { account, pages, request, reply }: Visit) {
  const urls = accountUrls(accounts.issuer)
  const view = {
    codesLeft: await recoveryCodesLeft(accounts.database, account.id),
    removalDueAt: await removalDueAt(accounts.database, account.id),
    csrf: csrf.token(request, reply),
    urls: {
      codes: urls.deed('second-step/codes'),
      off: urls.deed('second-step/off'),
      keep: urls.deed('second-step/keep'),
    },
    message: outcomes[String((request.query as { done?: unknown }).done)],
    now: new Date(),
    backUrl: urls.page(''),
  }
  return sendPage(reply, secondStepOnPage(pages, view))
}

/** The page for the current state. Each visit sets up a new secret, so that nobody who saw an earlier one knows it. */
async function show(services: Services, visit: Visit, message?: string) {
  const { accounts, csrf } = services
  const { account, pages, request, reply } = visit
  const app = (message && (await findUnconfirmedApp(accounts, account))) || (await setUpApp(accounts, account))
  if (!app) return showOn(services, visit)
  const urls = accountUrls(accounts.issuer)
  const view = {
    ...app,
    action: urls.page('second-step'),
    csrf: csrf.token(request, reply),
    backUrl: urls.page(''),
    ...(message !== undefined && { message }),
  }
  return sendPage(reply, setUpPage(pages, view), message === undefined ? 200 : 422)
}

const showCodes = ({ accounts }: Services, { pages, reply }: Visit, codes: string[]) =>
  sendPage(reply, codesPage(pages, codes, accountUrls(accounts.issuer).page('')))

async function turnOn(services: Services, visit: Visit) {
  const { accounts, csrf } = services
  const code = csrf.readForm(visit.request).get('code') ?? ''
  const codes = await turnOnSecondStep(accounts, visit.account.id, code, visit.device)
  if (codes) return showCodes(services, visit, codes)
  const message = 'That code doesn’t match. Codes change every half minute: please try the one shown now.'
  return show(services, visit, message)
}

async function newCodes(services: Services, visit: Visit) {
  services.csrf.readForm(visit.request)
  const codes = await renewRecoveryCodes(services.accounts, visit.account.id, visit.device)
  return codes ? showCodes(services, visit, codes) : show(services, visit)
}

async function turnOff(services: Services, { account, device, request, reply }: Visit) {
  const { accounts, csrf } = services
  csrf.readForm(request)
  await turnOffSecondStep(accounts, account.id, device)
  return seeOther(reply, `${accountUrls(accounts.issuer).page('')}?done=second-step-off`)
}

async function keep(services: Services, { account, device, request, reply }: Visit) {
  const { accounts, csrf } = services
  csrf.readForm(request)
  if (await hasSecondStep(accounts.database, account.id)) await stopRemoval(accounts.database, account.id, device)
  return seeOther(reply, `${accountUrls(accounts.issuer).page('second-step')}?done=kept`)
}

/** Switching the second step on and off, and its recovery codes. */
export function accountSecondStepRoutes(server: FastifyInstance, services: Services): void {
  const post = (path: string, handle: (services: Services, visit: Visit) => ReturnType<typeof show>) =>
    server.post(
      path,
      freshlySignedIn(services, 'second-step', (visit) => handle(services, visit)),
    )
  server.get(
    '/account/second-step',
    freshlySignedIn(services, 'second-step', (visit) => show(services, visit)),
  )
  post('/account/second-step', turnOn)
  post('/account/second-step/codes', newCodes)
  post('/account/second-step/off', turnOff)
  post('/account/second-step/keep', keep)
}
