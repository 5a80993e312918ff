import { product } from '@glimmer/contract/product'
import { renderEmail } from '@glimmer/lib/mail/render-email'
import type { Email } from '#ports/mailer.ts'

/** The content of one email. */
export interface Draft {
  subject: string
  greeting: string
  paragraphs: string[]
  link?: { label: string; url: string }
  closing: string
}

/** Builds an email with a greeting, a closing sentence and a signature. */
export const composeEmail = (to: string, { subject, greeting, paragraphs, link, closing }: Draft): Email => ({
  to,
  ...renderEmail(product, {
    subject,
    pieces: [
      greeting,
      ...paragraphs,
      ...(link ? [{ link: link.label, url: link.url }] : []),
      closing,
      `The people at ${product.name}`,
    ],
    urlOnOwnLine: true,
  }),
})
