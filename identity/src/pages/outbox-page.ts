import { type Html, html } from '@glimmer/lib/html'
import type { Email } from '#ports/mailer.ts'
import { layout, type PageContext } from './layout.ts'

/** Turns the addresses in an email's text into links. */
const withLinks = (text: string) =>
  text.split(/(https?:\/\/\S+)/).map((part, index) => (index % 2 ? html`<a href="${part}">${part}</a>` : part))

const time = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })

const emailCard = (email: Email & { sentAt: Date }) => html`<article class="email">
<h2>${email.subject}</h2><p class="hint">To ${email.to}, ${time.format(email.sentAt)}</p><p class="text">${withLinks(email.text)}</p></article>`

/** Development only: the mail that would have been sent, newest first. */
export const outboxPage = (context: PageContext, emails: (Email & { sentAt: Date })[]): Html =>
  layout(context, {
    title: 'Outbox',
    sky: 'dusk',
    line: 'Words on their way.',
    body: html`<h1>Outbox</h1><p class="lead">Mail waits here in development, instead of being sent.</p>
${emails.length > 0 ? emails.map(emailCard) : html`<p>There is no mail yet.</p>`}`,
  })
