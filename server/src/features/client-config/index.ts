import { config } from '@glimmer/contract'
import { product } from '@glimmer/contract/product'
import { html } from '@glimmer/lib/html'
import type { FastifyInstance } from 'fastify'
import type { App } from '#app.ts'
import { handle } from '#http/handle.ts'
import { plainPage, sendPlainPage } from '#http/plain-page.ts'
import { clientConfig } from './client-config.ts'

export { serveSecurityTxt } from './security-txt.ts'

export const clientConfigRoutes = (app: App) =>
  handle(config, {
    'GET /config': async () =>
      clientConfig(app.config, {
        endpoints: app.identity.endpoints(),
        naturalVoice: app.voicesFor({ age: 'adult' })[0]?.name.startsWith('kokoro') ?? false,
      }),
  })

/** Who runs this installation and how to reach them, for browsers without script, which cannot show the form. */
export function serveContact(server: FastifyInstance, { config: { operator } }: App) {
  const { name, address, supportEmail, supportText } = operator
  const who = name && html`<p>${product.name} is run here by ${name}.</p>`
  const where = address && html`<p>${address}</p>`
  const page = plainPage(
    'Contact',
    html`${who}${where}<p>Write to <a href="mailto:${supportEmail}">${supportEmail}</a>. A person will answer.</p>${supportText && html`<p>${supportText}</p>`}`,
  )
  server.get('/contact/address', async (_, reply) => sendPlainPage(reply, page))
}
