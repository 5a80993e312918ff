import { product } from '@glimmer/contract/product'
import { type Html, html } from '@glimmer/lib/html'

/** The layout of a sandbox page; it begins with the notice that no money moves. */
export const frame = (title: string, content: Html): string =>
  html`<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · ${product.name}</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="/sandbox/style.css">
</head>
<body>
<header class="test">Test mode. No money moves.</header>
<main>
<div class="art"><p class="brand"><img src="/favicon.svg" alt="" width="30" height="30">${product.name}</p></div>
<div class="words">
<h1>${title}</h1>
${content}
</div>
</main>
</body>
</html>
`.text

/** A form of buttons; the pressed one is sent as `action`. */
export const buttons = (choices: readonly (readonly [action: string, label: string])[]): Html =>
  html`<form method="post">${choices.map(
    ([action, label], at) =>
      html`<button name="action" value="${action}"${at === 0 ? html` class="first"` : ''}>${label}</button>`,
  )}</form>`

/** A message that screen readers announce at once. */
export const notice = (text: string): Html => html`<p class="notice" role="alert">${text}</p>`

/** £4.99, −£4.99 */
export const pounds = (pence: number) => `${pence < 0 ? '−' : ''}£${(Math.abs(pence) / 100).toFixed(2)}`

export const dayOf = (seconds: number) =>
  new Date(seconds * 1000).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'Europe/London',
  })
