import { type Content, type Html, html } from '@glimmer/lib/html'
import { layout, type Page, type PageContext } from './layout.ts'

/** One section of the account, as a card with its own heading. */
export const card = (id: string, title: string, body: Content): Html =>
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
