import { product } from '@glimmer/contract/product'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { App } from '#app.ts'
import { escaped } from '#escaped.ts'
import { plainPage, plainStyle, stylePath } from '#http/plain-page.ts'
import { confirmAddress } from './confirmation.ts'
import { takeWayOut } from './unsubscribe.ts'

const wayOut = '/unsubscribe'
const yes = '/confirm-reminders'
const newest = 50

const tokenOf = (query: unknown) => String((query as { token?: unknown }).token ?? '').slice(0, 100)

const send = (reply: FastifyReply, page: string, status = 200) =>
  reply
    .code(status)
    .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    .type('text/html; charset=utf-8')
    .send(page)

const asked = (token: string) =>
  plainPage(
    'Stop the reminders?',
    `<p class="soft">You will get no more reminders from ${product.name}. Everything you kept stays kept.</p>
<form method="post" action="${wayOut}?token=${escaped(encodeURIComponent(token))}"><button>Stop reminders</button></form>`,
  )

const done = plainPage(
  'Reminders are off',
  `<p role="status">That’s it, no more will come. Nothing was lost, and you are welcome whenever you like.</p>
<p class="soft">Changed your mind? You can <a href="/profile#reminders">turn them on again in your settings</a>.</p>`,
)

const unknown = plainPage(
  'This link does not work any more',
  `<p>You can turn reminders off <a href="/profile#reminders">in your settings</a>, or write to
<a href="mailto:${product.supportEmail}">${product.supportEmail}</a> and we will do it for you.</p>`,
)

const mayWe = (token: string) =>
  plainPage(
    'Send your reminders here?',
    `<p class="soft">A quiet line by mail, once a day at most. Each mail has a link that stops it.</p>
<form method="post" action="${yes}?token=${escaped(encodeURIComponent(token))}"><button>Yes, send them here</button></form>`,
  )

const confirmed = plainPage(
  'Reminders will come here',
  `<p role="status">Thank you. The next one comes at the time you chose.</p>
<p class="soft">You can <a href="/profile#reminders">change when and how in your settings</a>.</p>`,
)

const tooOld = plainPage(
  'This link does not work any more',
  '<p>Links work for a week. You can have a new one mailed <a href="/profile#reminders">in your settings</a>.</p>',
)

/** Opening it asks, for mail programs open links by themselves; the button does it. */
function servePage(scope: FastifyInstance, path: string, ask: (token: string) => string) {
  scope.get(path, async ({ query }, reply) => send(reply, ask(tokenOf(query))))
}

/**
 * The ways in and out of mail. One POST does either, for the way out also a mail program's own (RFC 8058). The word in
 * the link is all it takes: no cookie, no sign-in.
 */
async function serveLinks(server: FastifyInstance, app: App) {
  await server.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 1024 }, (_, body, ready) => ready(null, body))
    servePage(scope, wayOut, asked)
    servePage(scope, yes, mayWe)
    scope.post(yes, async ({ query }, reply) =>
      (await confirmAddress(app, tokenOf(query))) ? send(reply, confirmed) : send(reply, tooOld, 404),
    )
    scope.post(wayOut, async ({ query }, reply) =>
      (await takeWayOut(app, tokenOf(query))) ? send(reply, done) : send(reply, unknown, 404),
    )
  })
}

/** Links in a letter's text, made to be clicked. */
const withLinks = (text: string) =>
  escaped(text).replaceAll(/https?:\/\/[^\s<]+/g, (address) => `<a href="${address}">${address}</a>`)

const time = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })

interface Kept {
  recipient: string
  subject: string
  text: string
  sent_at: Date
}

const letter = ({ recipient, subject, text, sent_at }: Kept) => `<article class="letter"><h2>${escaped(subject)}</h2>
<p class="soft">To ${escaped(recipient)}, ${time.format(sent_at)}</p><p class="text">${withLinks(text)}</p></article>`

/** Development alone: the mail that would have been sent, newest first. */
function serveOutbox(server: FastifyInstance, { database }: App) {
  server.get('/outbox', async (_, reply) => {
    const query = 'select recipient, subject, text, sent_at from mail_outbox order by id desc limit $1'
    const { rows } = await database.pool.query<Kept>(query, [newest])
    const letters = rows.length > 0 ? rows.map(letter).join('\n') : '<p>There is no mail yet.</p>'
    const lead = '<p class="soft">Mail waits here in development, instead of being sent.</p>'
    return send(reply, plainPage('Outbox', `${lead}${letters}`))
  })
}

/** The server's own pages about mail. */
export async function serveMailPages(server: FastifyInstance, app: App) {
  server.get(stylePath, async (_, reply) => reply.type('text/css; charset=utf-8').send(plainStyle))
  await serveLinks(server, app)
  const { environment, mailer } = app.config
  if (environment === 'development' && mailer.kind === 'outbox') serveOutbox(server, app)
}
