import { product } from '@glimmer/contract/product'
import { type Html, html } from '@glimmer/lib/html'
import type { Email } from '#ports/mailer.ts'

/** The content of one email. */
export interface Draft {
  subject: string
  greeting: string
  paragraphs: string[]
  link?: { label: string; url: string }
  closing: string
}

const signature = `The people at ${product.name}`

// Many mail clients drop style sheets and invert colours in dark mode: each element carries its own style, and only the
// button is coloured, since it sets both its colours.
const page = "max-width:34em;margin:0 auto;padding:24px;font:17px/1.6 Figtree,'Segoe UI',system-ui,Arial,sans-serif"
const name = 'margin:0 0 16px;font:500 22px/1.3 Fraunces,Georgia,serif'
const words = 'margin:0 0 16px'
const button = `display:inline-block;padding:12px 24px;border-radius:99px;background:${product.brandColour};color:#fff;font-weight:600;text-decoration:none`

const asHtml = (draft: Draft): Html => html`<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><title>${draft.subject}</title></head>
<body style="margin:0"><div style="${page}">
<p style="${name}">${product.name}</p>
<p style="${words}">${draft.greeting}</p>
${draft.paragraphs.map((paragraph) => html`<p style="${words}">${paragraph}</p>`)}
${draft.link && html`<p style="margin:0 0 16px;padding:8px 0"><a href="${draft.link.url}" style="${button}">${draft.link.label}</a></p>`}
<p style="${words}">${draft.closing}</p>
<p style="${words}">${signature}</p>
</div></body></html>`

/** Renders an email as text and as HTML with the same words. */
export function composeEmail(to: string, draft: Draft): Email {
  const link = draft.link ? [`${draft.link.label}:\n${draft.link.url}`] : []
  const text = [draft.greeting, ...draft.paragraphs, ...link, draft.closing, signature].join('\n\n')
  return { to, subject: draft.subject, text: `${text}\n`, html: asHtml(draft).text }
}
