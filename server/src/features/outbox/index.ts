import { isFromThisMachine } from '@glimmer/lib/client-address'
import { html } from '@glimmer/lib/html'
import type { FastifyInstance } from 'fastify'
import type { App } from '#app.ts'
import { sendNotFound } from '#http/not-found.ts'
import { plainPage, sendPlainPage } from '#http/plain-page.ts'
import type { PersonalData } from '#personal-data.ts'

/**
 * Emails in the outbox belong to the account they are about, not to the address: other accounts may have mailed it too.
 */
export const outboxPersonalData: PersonalData = { internalTables: ['email_outbox'] }

const newest = 50

/** Turns the URLs in an email's text into links. */
const withLinks = (text: string) =>
  text.split(/(https?:\/\/[^\s<]+)/).map((part, index) => (index % 2 ? html`<a href="${part}">${part}</a>` : part))

const time = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })

interface Sent {
  recipient: string
  subject: string
  text: string
  sent_at: Date
}

const article = ({ recipient, subject, text, sent_at }: Sent) => html`<article class="letter"><h2>${subject}</h2>
<p class="soft">To ${recipient}, ${time.format(sent_at)}</p><p class="text">${withLinks(text)}</p></article>`

/** The mail that would have been sent, newest first. Only in development, and only for requests from this machine. */
export function serveOutbox(server: FastifyInstance, { config, database }: App) {
  if (config.environment !== 'development' || config.mailer.kind !== 'outbox') return
  server.get('/outbox', async (request, reply) => {
    if (!isFromThisMachine(request)) return sendNotFound(request, reply)
    const query = 'select recipient, subject, text, sent_at from email_outbox order by id desc limit $1'
    const { rows } = await database.pool.query<Sent>(query, [newest])
    const articles = rows.length > 0 ? rows.map(article) : html`<p>There is no mail yet.</p>`
    const lead = html`<p class="soft">Mail waits here in development, instead of being sent.</p>`
    return sendPlainPage(reply, plainPage('Outbox', html`${lead}${articles}`))
  })
}
