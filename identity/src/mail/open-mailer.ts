import { outboxMailer } from '#adapters/mailer/outbox.ts'
import { smtpMailer } from '#adapters/mailer/smtp.ts'
import type { Config } from '#config.ts'
import type { Database } from '#database/pool.ts'
import { type EmailDraft, renderDraft } from './compose-email.ts'

/** Delivers emails, and names the operator at the end of each. */
export interface DraftMailer {
  /** Resolves once the email is accepted for delivery; rejects when it is not. */
  send(draft: EmailDraft): Promise<void>
  close(): Promise<void>
}

/** The mailer these settings choose. */
export function openMailer({ mailer, operator }: Pick<Config, 'mailer' | 'operator'>, database: Database): DraftMailer {
  const { send, close } = mailer.kind === 'smtp' ? smtpMailer(mailer) : outboxMailer(database)
  return { send: (draft) => send(renderDraft(draft, operator)), close }
}
