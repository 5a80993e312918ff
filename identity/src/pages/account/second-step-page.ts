import { Html, html } from '@glimmer/lib/html'
import { renderSVG } from 'uqr'
import { csrfField, type FormTarget, form, notice, textField } from '../form.ts'
import type { PageContext } from '../layout.ts'
import { accountSubPage, dayOf, done } from './account-page.ts'

const lead = 'After your password, a code from an authenticator app. A passkey needs none: it is both steps at once.'

export interface SetUpView extends FormTarget {
  secret: string
  uri: string
  message?: string
  backUrl: string
}

/** The secret in groups of four, to be typed by hand. */
const inGroups = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret

/** Drawn by the library from our own URI, without inline styles: the page's content security policy allows none. */
const square = (uri: string) =>
  html`<div class="square" role="img" aria-label="The same as a picture, to be scanned with the app">${new Html(renderSVG(uri))}</div>`

export const setUpPage = (context: PageContext, view: SetUpView): Html =>
  accountSubPage(context, {
    title: 'Second step',
    lead,
    hasErrors: view.message !== undefined,
    backUrl: view.backUrl,
    body: html`${notice(view.message)}<p>It is off. To switch it on, scan this with an authenticator app on your phone, or type the letters there.</p>
${square(view.uri)}<p class="value"><code>${inGroups(view.secret)}</code></p>
${form(
  view,
  textField({
    name: 'code',
    label: 'The six digits the app shows now',
    autocomplete: 'one-time-code',
    focus: view.message !== undefined,
  }),
  'Switch it on',
)}`,
  })

export interface IsOnView {
  codesLeft: number
  /** When the second step will be removed, if that was requested. */
  removalDueAt: Date | undefined
  csrf: string
  urls: Record<'codes' | 'off' | 'keep', string>
  message?: string | undefined
  now: Date
  backUrl: string
}

const deed = (csrf: string, action: string, button: string) =>
  html`<form method="post" action="${action}">${csrfField(csrf)}<button class="plain">${button}</button></form>`

export const secondStepOnPage = (context: PageContext, view: IsOnView): Html =>
  accountSubPage(context, {
    title: 'Second step',
    lead,
    backUrl: view.backUrl,
    body: html`${done(view.message)}<p>It is on. You have ${view.codesLeft} of your recovery codes left.</p>
${
  view.removalDueAt &&
  html`<div class="notice"><p>Somebody who knows your password asked to take it away. It goes on ${dayOf(view.removalDueAt, view.now)}.</p>${deed(view.csrf, view.urls.keep, 'Keep my second step')}</div>`
}
${deed(view.csrf, view.urls.codes, 'Make new recovery codes')}
${deed(view.csrf, view.urls.off, 'Switch it off')}`,
  })

/** The recovery codes, shown only this once. */
export const codesPage = (context: PageContext, codes: string[], backUrl: string): Html =>
  accountSubPage(context, {
    title: 'Your recovery codes',
    lead: 'Each lets you in once without your app. Keep them where you would look for them: we cannot show them again.',
    backUrl,
    body: html`<ul class="codes">${codes.map((code) => html`<li>${code}</li>`)}</ul>
<p class="hint">Your earlier codes no longer work.</p>`,
  })
