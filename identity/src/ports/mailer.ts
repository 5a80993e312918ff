import type { Email } from '@glimmer/lib/mail/email'

export type { Email } from '@glimmer/lib/mail/email'

/** Delivers email. */
export interface Mailer {
  /** Resolves once the email is accepted for delivery; rejects when it is not. */
  send(email: Email): Promise<void>
  close(): Promise<void>
}
