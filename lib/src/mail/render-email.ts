import { type Content, type Html, html } from '#html.ts'

/** Part of an email: plain words, a line to read, or a link shown as a button. */
export type Piece = string | { line: string } | { link: string; url: string }

/** Whom an email is from, as its heading and its buttons show. */
interface Brand {
  name: string
  brandColour: string
  onBrandColour: string
}

interface Draft {
  subject: string
  pieces: readonly Piece[]
  /** Small print at the end: why the email was sent, and how to stop it. */
  small?: readonly Piece[]
  /** The last line of the small print. */
  foot?: string
  /** In the text, puts a link's URL on a line of its own. */
  urlOnOwnLine?: boolean
}

// Many mail programs drop style sheets and invert colours in dark mode: so every piece has inline styles, and only the
// button sets colours, both foreground and background.
const pageStyle =
  "max-width:34em;margin:0 auto;padding:24px;font:17px/1.6 Figtree,'Segoe UI',system-ui,Arial,sans-serif"
const serif = 'Fraunces,Georgia,serif'
const buttonStyle = ({ brandColour, onBrandColour }: Brand) =>
  `display:inline-block;padding:12px 24px;border-radius:99px;background:${brandColour};color:${onBrandColour};font-weight:600;text-decoration:none`

const paragraph = (style: string, inner: Content) => html`<p style="margin:0 0 16px;${style}">${inner}</p>`
const link = (url: string, words: string, style = 'color:inherit') =>
  html`<a href="${url}" style="${style}">${words}</a>`

function markup(piece: Piece, brand: Brand): Html {
  if (typeof piece === 'string') return paragraph('', piece)
  if ('line' in piece) return paragraph(`font:24px/1.35 ${serif}`, piece.line)
  return paragraph('padding:8px 0', link(piece.url, piece.link, buttonStyle(brand)))
}

function plain(piece: Piece, urlOnOwnLine: boolean): string {
  if (typeof piece === 'string') return piece
  return 'line' in piece ? piece.line : `${piece.link}:${urlOnOwnLine ? '\n' : ' '}${piece.url}`
}

const smallMarkup = (piece: Piece) =>
  typeof piece === 'object' && 'link' in piece ? link(piece.url, piece.link) : plain(piece, false)

/** Renders an email as text and as HTML, which say the same because both are made from the same pieces. */
export function renderEmail(
  brand: Brand,
  { subject, pieces, small = [], foot, urlOnOwnLine = false }: Draft,
): { subject: string; text: string; html: string } {
  const smallLines = [...small.map((piece) => html`${smallMarkup(piece)}<br>`), foot]
  const page = html`<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><title>${subject}</title></head>
<body style="margin:0"><div style="${pageStyle}">
${paragraph(`font:500 22px/1.3 ${serif}`, brand.name)}
${pieces.map((piece) => html`${markup(piece, brand)}\n`)}${(small.length > 0 || foot) && paragraph('padding-top:8px;font-size:14px', smallLines)}
</div></body></html>
`
  const parts = [...pieces, ...small].map((piece) => plain(piece, urlOnOwnLine))
  return { subject, text: `${[...parts, ...(foot ? [foot] : [])].join('\n\n')}\n`, html: page.text }
}

/** The operator of an installation, as every email names them. */
export interface Operator {
  name: string | undefined
  /** A postal address, on one line. */
  address: string | undefined
  supportEmail: string
}

/** The last line of an email: what sent it, who runs that, and how to reach them. */
export const operatorFoot = (product: string, { name, address, supportEmail }: Operator): string =>
  [product, name && `run by ${name}`, address, supportEmail].filter(Boolean).join(', ')
