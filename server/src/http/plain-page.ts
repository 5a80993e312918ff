import { product } from '@glimmer/contract/product'
import { accentSheet } from '@glimmer/lib/accent'
import { type Html, html } from '@glimmer/lib/html'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Config } from '#config/config.ts'
import { plainScene, plainStyle } from './plain-page-style.ts'

/** The token in the query of a link we mailed, if it has the shape of ours; otherwise an empty string. */
export function linkTokenOf(query: unknown): string {
  const { token } = query as { token?: unknown }
  return typeof token === 'string' && /^[\w-]{43}$/.test(token) ? token : ''
}

const stylePath = '/plain-page.css'

/** A server-side page that needs no script. It is rendered when it is sent, with the product's name at that time. */
export type PlainPage = () => string

export const plainPage =
  (title: string, body: Html): PlainPage =>
  () =>
    html`<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
<meta name="color-scheme" content="light dark">
<title>${title} | ${product.name}</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="${stylePath}">
</head>
<body>
<header>${plainScene}<a href="/"><img src="/favicon.svg" alt="" width="32" height="32">${product.name}</a><a class="help" href="/help">Need help now?</a></header>
<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`.text

/** Sends a plain page. It is never cached, and never sent as a referrer. */
export const sendPlainPage = (reply: FastifyReply, page: PlainPage, status = 200) =>
  reply
    .code(status)
    .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    .type('text/html; charset=utf-8')
    .send(page())

/** Serves the style sheet that all plain pages share, with this installation's colours. */
export function servePlainStyle(server: FastifyInstance, { accent }: Config['brand']) {
  const sheet = plainStyle + (accent ? accentSheet(accent) : '')
  server.get(stylePath, async (_, reply) => reply.type('text/css; charset=utf-8').send(sheet))
}
