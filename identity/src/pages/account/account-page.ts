import { type Content, type Html, html } from '@glimmer/lib/html'
import { layout, type Page, type PageContext } from '../layout.ts'

/** One section of the account, as a card with its own heading. */
export const card = (id: string, title: string, body: Content): Html =>
  html`<section class="card" aria-labelledby="${id}"><h2 id="${id}">${title}</h2>${body}</section>`

/** A confirmation, announced at once by screen readers. */
export const done = (message: string | undefined): Html | undefined =>
  message === undefined ? undefined : html`<p class="done" role="status">${message}</p>`

interface SubPage {
  title: string
  lead: string
  body: Content
  /** The account overview. */
  backUrl: string
  scripts?: Page['scripts']
  isFaulty?: boolean
}

/** A page about one section of the account. */
export const accountSubPage = (
  context: PageContext,
  { title, lead, body, backUrl, scripts, isFaulty }: SubPage,
): Html =>
  layout(context, {
    title: isFaulty ? 'Please check the form' : title,
    sky: 'dusk',
    line: 'I am allowed to take care of what is mine.',
    ...(scripts && { scripts }),
    body: html`<h1>${title}</h1><p class="lead">${lead}</p>
${body}<p class="swap"><a href="${backUrl}">Back to your account</a></p>`,
  })
