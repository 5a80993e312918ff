import type { Email as AnyEmail } from '@glimmer/lib/mail/email'

export interface Email extends AnyEmail {
  /** The account the email is about, if any: the outbox deletes the email together with that account. */
  accountId?: string
}

/** Whether the mail server took an email. */
export interface MailEvent {
  outcome: 'sent' | 'failed'
}

/** The diagnostics channel (`node:diagnostics_channel`) on which these events are published for the metrics. */
export const mailEvents = 'glimmer:mail'

/** Sends email. */
export interface Mailer {
  /** How many emails it sends concurrently; more are queued. */
  readonly atOnce: number
  /** Resolves once the email is accepted for delivery; rejects when it is not. */
  send(email: Email): Promise<void>
  /** Rejects if the mail server cannot be reached, or accepts no mail from this app; sends nothing. */
  check(): Promise<void>
  close(): Promise<void>
}
