import { product } from '@glimmer/contract/product'
import { html } from '@glimmer/lib/html'
import type { FastifyInstance } from 'fastify'
import type { App } from '#app.ts'
import { linkTokenOf, type PlainPage, plainPage, sendPlainPage } from '#http/plain-page.ts'
import { confirmAddress } from './confirmation.ts'
import { unsubscribe } from './unsubscribe.ts'

const unsubscribePath = '/unsubscribe'
const confirmPath = '/confirm-reminders'

const askToStop = (token: string) =>
  plainPage(
    'Stop the reminders?',
    html`<p class="soft">You will get no more reminders from ${product.name}. Everything you’ve saved stays.</p>
<form method="post" action="${unsubscribePath}?token=${encodeURIComponent(token)}"><button>Stop reminders</button></form>`,
  )

const stopped = plainPage(
  'Reminders are off',
  html`<p role="status">That’s it: we won’t send any more. Nothing is lost, and you’re welcome back any time.</p>
<p class="soft">Changed your mind? You can <a href="/profile#reminders">turn them on again in your settings</a>.</p>`,
)

const unknownLink = ({ config: { operator } }: App) =>
  plainPage(
    'This link no longer works',
    html`<p>You can turn reminders off <a href="/profile#reminders">in your settings</a>, or write to
<a href="mailto:${operator.supportEmail}">${operator.supportEmail}</a> and we will do it for you.</p>`,
  )

const askToSend = (token: string) =>
  plainPage(
    'Send your reminders here?',
    html`<p class="soft">A quiet line by email, at the times chosen in the settings. Each email has a link to stop it.</p>
<form method="post" action="${confirmPath}?token=${encodeURIComponent(token)}"><button>Yes, send them here</button></form>`,
  )

const confirmed = plainPage(
  'Reminders will come here',
  html`<p role="status">Thank you. The next one comes at the time you chose.</p>
<p class="soft">You can <a href="/profile#reminders">change when and how in your settings</a>.</p>`,
)

const oldLink = plainPage(
  'This link no longer works',
  html`<p>Links work for a week. You can have a new one sent <a href="/profile#reminders">in your settings</a>.</p>`,
)

/** Opening the page changes nothing, because mail programs open links by themselves; only its button does. */
function servePage(scope: FastifyInstance, path: string, ask: (token: string) => PlainPage) {
  scope.get(path, async ({ query }, reply) => sendPlainPage(reply, ask(linkTokenOf(query))))
}

/**
 * The pages that links in reminders lead to: one confirms the address, the other unsubscribes. Only a POST changes
 * anything; mail programs may send it by themselves to unsubscribe (RFC 8058). The pages need only the token in the
 * link: no cookie, no sign-in.
 */
export async function serveEmailPages(server: FastifyInstance, app: App) {
  await server.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 1024 }, (_, body, ready) => ready(null, body))
    servePage(scope, unsubscribePath, askToStop)
    servePage(scope, confirmPath, askToSend)
    scope.post(confirmPath, async ({ query }, reply) =>
      (await confirmAddress(app, linkTokenOf(query)))
        ? sendPlainPage(reply, confirmed)
        : sendPlainPage(reply, oldLink, 404),
    )
    scope.post(unsubscribePath, async ({ query }, reply) =>
      (await unsubscribe(app, linkTokenOf(query)))
        ? sendPlainPage(reply, stopped)
        : sendPlainPage(reply, unknownLink(app), 404),
    )
  })
}
