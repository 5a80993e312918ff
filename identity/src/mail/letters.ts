import { product } from '@glimmer/contract/product'
import { type Html, html } from '../pages/html.ts'
import type { Letter } from '../ports/mailer.ts'

interface Draft {
  subject: string
  greeting: string
  paragraphs: string[]
  link?: { label: string; url: string }
  closing: string
}

const signature = `The people at ${product.name}`

/** Mail programs drop style sheets, so this leans on plain elements alone. */
const asHtml = (draft: Draft): Html => html`<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><title>${draft.subject}</title></head>
<body>
<p>${draft.greeting}</p>
${draft.paragraphs.map((paragraph) => html`<p>${paragraph}</p>`)}
${draft.link && html`<p><a href="${draft.link.url}">${draft.link.label}</a></p>`}
<p>${draft.closing}</p>
<p>${signature}</p>
</body></html>`

function write(to: string, draft: Draft): Letter {
  const link = draft.link ? [`${draft.link.label}:\n${draft.link.url}`] : []
  const text = [draft.greeting, ...draft.paragraphs, ...link, draft.closing, signature].join('\n\n')
  return { to, subject: draft.subject, text: `${text}\n`, html: asHtml(draft).text }
}

export const confirmLetter = (to: string, url: string) =>
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

export const resetLetter = (to: string, url: string) =>
  write(to, {
    subject: `Choose a new ${product.name} password`,
    greeting: 'Hello,',
    paragraphs: [`Someone, hopefully you, asked to choose a new password for your ${product.name} account.`],
    link: { label: 'Choose a new password', url },
    closing: 'The link works once, for one hour. If you did not ask, nothing has changed and you need do nothing.',
  })

export const alreadyRegisteredLetter = (to: string, url: string) =>
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
