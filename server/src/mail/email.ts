import { product } from '@glimmer/contract/product'
import { type Content, type Html, html } from '@glimmer/lib/html'
import type { Email } from '#ports/mailer.ts'

/** Part of an e-mail: plain words, a line to read, or a link shown as a button. */
export type Piece = string | { line: string } | { link: string; url: string }

interface Draft {
  sender: Sender
  to: string
  subject: string
  pieces: readonly Piece[]
  /** Small print at the end: why the mail was sent, and how to stop it. */
  small?: readonly Piece[]
  unsubscribe?: string
}

/** The operator, named at the end of every mail with a way to reply. */
export interface Sender {
  name: string | undefined
  address: string | undefined
  supportEmail: string
}

const footOf = ({ name, address, supportEmail }: Sender) =>
  [product.name, name && `run by ${name}`, address, supportEmail].filter(Boolean).join(', ')

// Many mail programs drop style sheets and invert colours in dark mode: so every piece has inline styles, and only the
// button sets colours, both foreground and background.
const pageStyle =
  "max-width:34em;margin:0 auto;padding:24px;font:17px/1.6 Figtree,'Segoe UI',system-ui,Arial,sans-serif"
const serif = 'Fraunces,Georgia,serif'
const button = `display:inline-block;padding:12px 24px;border-radius:99px;background:${product.brandColour};color:#fff;font-weight:600;text-decoration:none`

const paragraph = (style: string, inner: Content) => html`<p style="margin:0 0 16px;${style}">${inner}</p>`
const link = (url: string, words: string, style = 'color:inherit') =>
  html`<a href="${url}" style="${style}">${words}</a>`

function markup(piece: Piece): Html {
  if (typeof piece === 'string') return paragraph('', piece)
  if ('line' in piece) return paragraph(`font:24px/1.35 ${serif}`, piece.line)
  return paragraph('padding:8px 0', link(piece.url, piece.link, button))
}

function plain(piece: Piece): string {
  if (typeof piece === 'string') return piece
  return 'line' in piece ? piece.line : `${piece.link}: ${piece.url}`
}

const smallMarkup = (piece: Piece) =>
  typeof piece === 'object' && 'link' in piece ? link(piece.url, piece.link) : plain(piece)

/** Builds one e-mail; its text and HTML say the same, because both are made from the same pieces. */
export function writeEmail({ sender, to, subject, pieces, small = [], unsubscribe }: Draft): Email {
  const foot = footOf(sender)
  const page = html`<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><title>${subject}</title></head>
<body style="margin:0"><div style="${pageStyle}">
${paragraph(`font:500 22px/1.3 ${serif}`, product.name)}
${pieces.map((piece) => html`${markup(piece)}\n`)}${paragraph('padding-top:8px;font-size:14px', [...small.map((piece) => html`${smallMarkup(piece)}<br>`), foot])}
</div></body></html>
`
  const text = [...pieces.map(plain), ...small.map(plain), foot].join('\n\n')
  return { to, subject, text: `${text}\n`, html: page.text, ...(unsubscribe && { unsubscribe }) }
}
