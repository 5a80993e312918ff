import { Html, html } from '@glimmer/lib/html'
import type { FastifyInstance } from 'fastify'
import { renderSVG } from 'uqr'
import { findUnconfirmedApp, hasSecondStep, setUpApp } from '#accounts/second-step/authenticator-app.ts'
import { recoveryCodesLeft } from '#accounts/second-step/recovery-codes.ts'
import { removalDueAt, stopRemoval } from '#accounts/second-step/removal.ts'
import { renewRecoveryCodes, turnOffSecondStep, turnOnSecondStep } from '#accounts/second-step/second-step.ts'
import { confirmation, dayOf } from '#pages/account-page.ts'
import { form, notice, plainForm, textField } from '#pages/form.ts'
import type { Services } from '../services.ts'
import { confirmationIn, returnTo, sendSection, serveFreshlySignedIn, type Visit } from './visit.ts'

const title = 'Two-step sign-in'
const lead = 'After your password, a code from an authenticator app. A passkey needs none: it is both steps at once.'

async function showOn(visit: Visit) {
  const { account, services, formTo } = visit
  const { database } = services.accounts
  const dueAt = await removalDueAt(database, account.id)
  const removal =
    dueAt &&
    html`<div class="notice"><p>Somebody who knows your password asked to take it away. It goes on ${dayOf(dueAt, new Date())}.</p>${plainForm(formTo('second-step/keep'), 'Keep two-step sign-in')}</div>`
  const body = html`${confirmation(confirmationIn(visit, { kept: 'Two-step sign-in stays on.' }))}<p>It is on. You have ${await recoveryCodesLeft(database, account.id)} of your recovery codes left.</p>
${removal}
${plainForm(formTo('second-step/codes'), 'Make new recovery codes')}
${plainForm(formTo('second-step/off'), 'Switch it off')}`
  return sendSection(visit, { title, lead, body })
}

/** The secret in groups of four, to be typed by hand. */
const inGroups = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret

/** Drawn by the library from our own URI, without inline styles: the page's content security policy allows none. */
const square = (uri: string) =>
  html`<div class="square" role="img" aria-label="The same as a picture, to be scanned with the app">${new Html(renderSVG(uri))}</div>`

/** The page for the current state. Each visit sets up a new secret, so that nobody who saw an earlier one knows it. */
async function show(visit: Visit, message?: string) {
  const { account, formTo } = visit
  const { accounts } = visit.services
  const app = (message && (await findUnconfirmedApp(accounts, account))) || (await setUpApp(accounts, account))
  if (!app) return showOn(visit)
  const hasErrors = message !== undefined
  const code = textField({
    name: 'code',
    label: 'The six digits the app shows now',
    autocomplete: 'one-time-code',
    focus: hasErrors,
  })
  const body = html`${notice(message)}<p>It is off. To switch it on, scan this with an authenticator app on your phone, or type the letters there.</p>
${square(app.uri)}<p class="value"><code>${inGroups(app.secret)}</code></p>
${form(formTo('second-step'), code, 'Switch it on')}`
  return sendSection(visit, { title, lead, hasErrors, body }, hasErrors ? 422 : 200)
}

/** The recovery codes, shown only this once. */
const showCodes = (visit: Visit, codes: string[]) =>
  sendSection(visit, {
    title: 'Your recovery codes',
    lead: 'Each lets you in once without your app. Keep them where you would look for them: we cannot show them again.',
    body: html`<ul class="codes">${codes.map((code) => html`<li>${code}</li>`)}</ul>
<p class="hint">Your earlier codes no longer work.</p>`,
  })

async function turnOn(visit: Visit) {
  const { account, device, services, fields } = visit
  const codes = await turnOnSecondStep(services.accounts, account.id, fields.get('code') ?? '', device)
  if (codes) return showCodes(visit, codes)
  return show(visit, 'That code doesn’t match. Codes change every half minute: please try the one shown now.')
}

async function renewCodes(visit: Visit) {
  const codes = await renewRecoveryCodes(visit.services.accounts, visit.account.id, visit.device)
  return codes ? showCodes(visit, codes) : show(visit)
}

async function turnOff(visit: Visit) {
  await turnOffSecondStep(visit.services.accounts, visit.account.id, visit.device)
  return returnTo(visit, '', 'second-step-off')
}

async function keep(visit: Visit) {
  const { database } = visit.services.accounts
  if (await hasSecondStep(database, visit.account.id)) await stopRemoval(database, visit.account.id, visit.device)
  return returnTo(visit, 'second-step', 'kept')
}

/** Switching the second step on and off, and its recovery codes. */
export const accountSecondStepRoutes = (server: FastifyInstance, services: Services): void =>
  serveFreshlySignedIn(server, services, 'second-step', {
    get: { 'second-step': (visit) => show(visit) },
    post: {
      'second-step': turnOn,
      'second-step/codes': renewCodes,
      'second-step/off': turnOff,
      'second-step/keep': keep,
    },
  })
