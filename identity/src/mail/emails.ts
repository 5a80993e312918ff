import { product } from '@glimmer/contract/product'
import { type Html, html } from '@glimmer/lib/html'
import type { Email } from '#ports/mailer.ts'

interface Draft {
  subject: string
  greeting: string
  paragraphs: string[]
  link?: { label: string; url: string }
  closing: string
}

const signature = `The people at ${product.name}`

// Many mail programs drop style sheets, and turn colours round by themselves in the dark: each piece carries its own
// style, and no colour but the button's, which is whole in itself.
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

function write(to: string, draft: Draft): Email {
  const link = draft.link ? [`${draft.link.label}:\n${draft.link.url}`] : []
  const text = [draft.greeting, ...draft.paragraphs, ...link, draft.closing, signature].join('\n\n')
  return { to, subject: draft.subject, text: `${text}\n`, html: asHtml(draft).text }
}

export const confirmationEmail = (to: string, url: string) =>
  write(to, {
    subject: `Confirm your email for ${product.name}`,
    greeting: 'Hello,',
    paragraphs: [
      `Welcome to ${product.name}. Please confirm that this is your email address, so that you can always get back in.`,
    ],
    link: { label: 'Confirm my email', url },
    closing:
      'The link works for two days. If you did not create an account, please do not confirm: you can leave this message be.',
  })

export const resetEmail = (to: string, url: string) =>
  write(to, {
    subject: `Choose a new ${product.name} password`,
    greeting: 'Hello,',
    paragraphs: [`Someone, hopefully you, asked to choose a new password for your ${product.name} account.`],
    link: { label: 'Choose a new password', url },
    closing: 'The link works once, for one hour. If you did not ask, nothing has changed and you need do nothing.',
  })

export const alreadyRegisteredEmail = (to: string, url: string) =>
  write(to, {
    subject: `You already have a ${product.name} account`,
    greeting: 'Hello,',
    paragraphs: [
      `Someone tried to create a ${product.name} account with this email address, which already has one.`,
      'If it was you, sign in instead. If you have forgotten your password, you can choose a new one there.',
    ],
    link: { label: 'Sign in', url },
    closing: 'If it was not you, your account is safe and you need do nothing.',
  })
