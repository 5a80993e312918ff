import { product } from '@glimmer/contract/product'
import { type Operator, operatorFoot, renderEmail } from '@glimmer/lib/mail/render-email'
import { smtpMailer } from '@glimmer/lib/mail/smtp-mailer'
import { outboxMailer } from '#adapters/mailer/outbox.ts'
import type { Config } from '#config.ts'
import type { Database } from '#database/pool.ts'
import type { Email } from '#ports/mailer.ts'

/** An email as it is written, before it names the operator. */
export interface EmailDraft {
  to: string
  /** The address was proven when this was written, though no account may have it any more. */
  isProven?: boolean
  subject: string
  paragraphs: string[]
  link?: { label: string; url: string }
  closing: string
}

/** Builds an email with a greeting, a closing sentence, a signature, and who runs this installation. */
const renderDraft = ({ to, subject, paragraphs, link, closing }: EmailDraft, operator: Operator): Email => ({
  to,
  ...renderEmail(product, {
    subject,
    pieces: [
      'Hello,',
      ...paragraphs,
      ...(link ? [{ link: link.label, url: link.url }] : []),
      closing,
      `The people at ${product.name}`,
    ],
    foot: operatorFoot(product.name, operator),
    urlOnOwnLine: true,
  }),
})

/** Delivers emails, and names the operator at the end of each. */
export interface DraftMailer {
  /** Resolves once the email is accepted for delivery; rejects when it is not. */
  send(draft: EmailDraft): Promise<void>
  close(): Promise<void>
}

/** The mailer these settings choose. */
export function openMailer({ mailer, operator }: Pick<Config, 'mailer' | 'operator'>, database: Database): DraftMailer {
  const { send, close } = mailer.kind === 'smtp' ? smtpMailer({ ...mailer, connections: 2 }) : outboxMailer(database)
  return { send: (draft) => send(renderDraft(draft, operator)), close }
}
