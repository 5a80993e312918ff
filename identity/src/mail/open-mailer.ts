import { outboxMailer } from '#adapters/mailer/outbox.ts'
import { smtpMailer } from '#adapters/mailer/smtp.ts'
import type { Config } from '#config.ts'
import type { Database } from '#database/pool.ts'
import { type Letter, renderLetter } from './compose-email.ts'

/** Delivers letters, each of which names the operator at its end. */
export interface LetterMailer {
  /** Resolves once the email is accepted for delivery; rejects when it is not. */
  send(letter: Letter): Promise<void>
  close(): Promise<void>
}

/** The mailer these settings choose. */
export function openMailer(
  { mailer, operator }: Pick<Config, 'mailer' | 'operator'>,
  database: Database,
): LetterMailer {
  const { send, close } = mailer.kind === 'smtp' ? smtpMailer(mailer) : outboxMailer(database)
  return { send: (letter) => send(renderLetter(letter, operator)), close }
}
