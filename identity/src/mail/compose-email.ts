import { product } from '@glimmer/contract/product'
import { type Operator, operatorFoot } from '@glimmer/lib/mail/operator-foot'
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

/** An email as it is written, before it names the operator. */
export interface EmailDraft extends Draft {
  to: string
}

export const composeEmail = (to: string, draft: Draft): EmailDraft => ({ to, ...draft })

/** Builds an email with a greeting, a closing sentence, a signature, and who runs this installation. */
export const renderDraft = (
  { to, subject, greeting, paragraphs, link, closing }: EmailDraft,
  operator: Operator,
): Email => ({
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
    foot: operatorFoot(product.name, operator),
    urlOnOwnLine: true,
  }),
})
