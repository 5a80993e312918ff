import { type Html, html } from '@glimmer/lib/html'
import type { Letter } from '#ports/mailer.ts'
import { layout, type PageContext } from './layout.ts'

/** Links in a letter's text, made to be clicked; the rest is text. */
const withLinks = (text: string) =>
  text.split(/(https?:\/\/\S+)/).map((part, index) => (index % 2 ? html`<a href="${part}">${part}</a>` : part))

const time = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })

const letterCard = (letter: Letter & { sentAt: Date }) => html`<article class="letter">
<h2>${letter.subject}</h2><p class="hint">To ${letter.to}, ${time.format(letter.sentAt)}</p><p class="text">${withLinks(letter.text)}</p></article>`

/** Development only: the mail that would have been sent, newest first. */
export const outboxPage = (context: PageContext, letters: (Letter & { sentAt: Date })[]): Html =>
  layout(context, {
    title: 'Outbox',
    sky: 'dusk',
    line: 'Words on their way.',
    body: html`<h1>Outbox</h1><p class="lead">Mail waits here in development, instead of being sent.</p>
${letters.length > 0 ? letters.map(letterCard) : html`<p>There is no mail yet.</p>`}`,
  })
