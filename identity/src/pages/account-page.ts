import { product } from '@glimmer/contract/product'
import { type Content, type Html, html } from '@glimmer/lib/html'
import { type AccountEvent, eventKinds } from '#accounts/events.ts'
import type { ActiveSession } from '#accounts/sessions.ts'
import { formatUtc } from '#mail/security-emails.ts'
import { type FormTarget, plainForm } from './form.ts'
import { layout, type Page, type PageContext } from './layout.ts'

/** One section of the account, as a card with its own heading. */
const card = (id: string, title: string, body: Content): Html =>
  html`<section class="card" aria-labelledby="${id}"><h2 id="${id}">${title}</h2>${body}</section>`

/** A confirmation, announced at once by screen readers. */
export const confirmation = (message: string | undefined): Html | undefined =>
  message === undefined ? undefined : html`<p class="done" role="status">${message}</p>`

export interface Section {
  title: string
  lead: string
  body: Content
  scripts?: Page['scripts']
  hasErrors?: boolean
}

/** A page about one section of the account; `backUrl` is the overview. */
export const sectionPage = (context: PageContext, section: Section, backUrl: string): Html =>
  layout(context, {
    title: section.hasErrors ? 'Please check the form' : section.title,
    sky: 'dusk',
    line: 'I am allowed to take care of what is mine.',
    ...(section.scripts && { scripts: section.scripts }),
    body: html`<h1>${section.title}</h1><p class="lead">${section.lead}</p>
${section.body}<p class="swap"><a href="${backUrl}">Back to your account</a></p>`,
  })

const dayMs = 24 * 60 * 60 * 1000

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' })
const dayOfYear = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

/** A day such as 3 November, with its year if that is not the current one. */
export const dayOf = (at: Date, now: Date): string =>
  (at.getUTCFullYear() === now.getUTCFullYear() ? day : dayOfYear).format(at)

const dayNumber = (at: Date) => Math.floor(at.getTime() / dayMs)

/** When something was last used: today, yesterday, or the day. */
export function lastDay(at: Date, now: Date): string {
  const days = dayNumber(now) - dayNumber(at)
  if (days <= 0) return 'today'
  return days === 1 ? 'yesterday' : dayOf(at, now)
}

export interface OverviewView {
  email: string
  /** A requested address whose link has not been followed yet. */
  pendingEmail: string | undefined
  /** Number of passkeys; undefined where passkeys are not possible. */
  passkeys: number | undefined
  /** Number of recovery codes left; undefined if the second step is off. */
  codesLeft: number | undefined
  places: ActiveSession[]
  /** This browser's session. */
  here: string
  events: AccountEvent[]
  now: Date
  formTo(path: 'end-session' | 'end-others'): FormTarget
  /** The address of a page, or of the download. */
  url(path: 'email' | 'password' | 'passkeys' | 'second-step' | 'sign-in.json'): string
  message?: string | undefined
}

const place = (view: OverviewView, { uid, device, signedInAt, seenAt }: ActiveSession) => {
  const isHere = uid === view.here
  const used = `signed in ${dayOf(signedInAt, view.now)} · used ${lastDay(seenAt, view.now)}`
  return html`<li><div><b>${device}</b><span class="hint">${used}${isHere && ' · this one'}</span></div>
${!isHere && plainForm(view.formTo('end-session'), 'Sign out there', html`<input type="hidden" name="session" value="${uid}">`, `Sign out there: ${device}, ${used}`)}</li>`
}

const places = (view: OverviewView) => html`<ul class="rows">${view.places.map((each) => place(view, each))}</ul>
${
  view.places.length > 1 &&
  html`${plainForm(view.formTo('end-others'), 'Sign out everywhere else')}
<p class="hint">If a page is open there, it may take up to five minutes to sign out.</p>`
}`

const passkeyWords = (count: number) =>
  count === 0
    ? 'A passkey signs you in with your face, finger or device code. It stays with you; we keep only its public half.'
    : `You have ${count === 1 ? 'one passkey' : `${count} passkeys`}.`

const secondStepWords = (codesLeft: number | undefined) =>
  codesLeft === undefined
    ? 'It is off. With it on, signing in asks for a code from an authenticator app as well.'
    : `It is on. You have ${codesLeft === 1 ? 'one recovery code' : `${codesLeft} recovery codes`} left.`

const shownAtOnce = 5
const event = (each: AccountEvent) =>
  html`<li><div><b>${eventWords(each)}</b><span class="hint">${each.device} · ${formatUtc(each.at)}</span></div></li>`

const events = ({
  events: all,
  url,
}: OverviewView) => html`<ul class="rows">${all.slice(0, shownAtOnce).map(event)}</ul>
${
  all.length > shownAtOnce &&
  html`<details><summary>Show earlier</summary><ul class="rows">${all.slice(shownAtOnce).map(event)}</ul></details>`
}
<p><a href="${url('sign-in.json')}" download>Download all of it</a></p>`

/** How the user signs in, where they are signed in and what happened, each with the way to change it. */
export const overviewPage = (context: PageContext, view: OverviewView): Html =>
  layout(context, {
    title: 'Your account',
    sky: 'dusk',
    line: 'I am allowed to take care of what is mine.',
    isWide: true,
    body: html`<h1>Your account</h1><p class="lead">How you sign in to ${product.name}.</p>
${confirmation(view.message)}
${card('email', 'Your email', html`<p class="value">${view.email}</p>${view.pendingEmail && html`<p class="hint">Waiting for the link to be followed at ${view.pendingEmail}.</p>`}<a class="plain" href="${view.url('email')}">Change email</a>`)}
${card('password', 'Your password', html`<p>Only you know it: we store just enough to recognise it.</p><a class="plain" href="${view.url('password')}">Change password</a>`)}
${view.passkeys !== undefined && card('passkeys', 'Passkeys', html`<p>${passkeyWords(view.passkeys)}</p><a class="plain" href="${view.url('passkeys')}">Your passkeys</a>`)}
${card('second-step', 'Two-step sign-in', html`<p>${secondStepWords(view.codesLeft)}</p><a class="plain" href="${view.url('second-step')}">${view.codesLeft === undefined ? 'Set it up' : 'Change it'}</a>`)}
${card('places', 'Where you’re signed in', places(view))}
${card('events', 'What happened', events(view))}
<p class="swap"><a href="${context.appUrl}/profile">Back to ${product.name}</a></p>`,
  })

/** An event as a phrase; repeated wrong attempts with their count. */
const eventWords = ({ kind, count }: Pick<AccountEvent, 'kind' | 'count'>): string =>
  count > 1 ? `${eventKinds[kind]}, ${count} times` : eventKinds[kind]
