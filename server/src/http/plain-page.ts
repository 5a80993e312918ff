import { product } from '@glimmer/contract/product'
import { type Html, html } from '@glimmer/lib/html'
import type { FastifyInstance, FastifyReply } from 'fastify'

const stylePath = '/plain-page.css'

/** Renders a server-side page that needs no script. */
export const plainPage = (title: string, body: Html): string =>
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
<header><a href="/"><img src="/favicon.svg" alt="" width="32" height="32">${product.name}</a><a class="help" href="/help">Need help now?</a></header>
<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`.text

const plainStyle = `
@font-face { font-family: Figtree; font-weight: 300 900; font-display: swap; src: url(/fonts/figtree.woff2); }
@font-face { font-family: Fraunces; font-weight: 100 900; font-display: swap; src: url(/fonts/fraunces.woff2); }
:root { color-scheme: light dark; --bg: light-dark(#fbfaff, #0b0716); --raised: light-dark(#fff, #17112a);
  --text: light-dark(#1a1033, #f4f0ff); --soft: light-dark(#544a6b, #b9aed3); --line: light-dark(#ddd5ee, #352a52);
  --brand: #6a00ff; --link: light-dark(#6a00ff, #c9a6ff); }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100dvh; background: var(--bg); color: var(--text);
  font: 1.0625rem/1.6 Figtree, system-ui, sans-serif; }
header { display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: center; justify-content: space-between;
  padding: 1.5rem; max-width: 44rem; margin-inline: auto; }
header a { display: inline-flex; gap: .6rem; align-items: center; color: inherit; text-decoration: none;
  font: 500 1.4rem Fraunces, Georgia, serif; }
header .help { min-height: 2.75rem; color: var(--link); font: 600 1rem Figtree, system-ui, sans-serif; }
main { max-width: 41rem; margin: 1rem auto 4rem; width: calc(100% - 2.4rem); padding: clamp(1.4rem, 5vw, 2.6rem);
  background: var(--raised); border: 1px solid var(--line); border-radius: 1.6rem; overflow-wrap: anywhere; }
h1 { margin: 0 0 .6rem; font: 500 clamp(1.8rem, 6vw, 2.4rem)/1.15 Fraunces, Georgia, serif; }
h2 { margin: 0; font: 600 1.1rem/1.3 Figtree, system-ui, sans-serif; }
p { margin: .5rem 0; }
a { color: var(--link); }
.soft { color: var(--soft); }
.letter { border-top: 1px solid var(--line); margin-top: 1.4rem; padding-top: 1.4rem; }
.text { white-space: pre-wrap; }
form label { display: block; margin-top: 1rem; }
.tick { display: flex; gap: .7rem; align-items: center; min-height: 2.75rem; }
.tick input { flex: none; width: 1.4rem; height: 1.4rem; accent-color: var(--brand); }
.field input { display: block; width: 100%; min-height: 3rem; padding: .6rem .9rem; border: 1px solid var(--soft);
  border-radius: .8rem; background: var(--bg); color: inherit; font: inherit; }
.answers { display: flex; flex-wrap: wrap; gap: 0 .8rem; margin-bottom: 1.4rem; }
main h2 + p { margin-top: .2rem; }
main h2:not(.letter h2) { margin-top: 1.2rem; }
button { margin-top: 1rem; min-height: 3rem; padding: .6rem 1.6rem; border: 1px solid transparent; border-radius: 99rem;
  background: var(--brand); color: #fff; font: 600 1.0625rem Figtree, system-ui, sans-serif; cursor: pointer; }
:focus-visible { outline: 3px solid var(--link); outline-offset: 3px; }
`

/** Sends a plain page. It is never cached, and never sent as a referrer. */
export const sendPlainPage = (reply: FastifyReply, page: string, status = 200) =>
  reply
    .code(status)
    .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    .type('text/html; charset=utf-8')
    .send(page)

/** Serves the style sheet that all plain pages share. */
export function servePlainStyle(server: FastifyInstance) {
  server.get(stylePath, async (_, reply) => reply.type('text/css; charset=utf-8').send(plainStyle))
}
