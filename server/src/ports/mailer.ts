/** One email to one recipient; the text and the HTML say the same. */
export interface Email {
  to: string
  subject: string
  text: string
  html: string
  /** The account the email is about, if any: the outbox deletes the email together with that account. */
  accountId?: string
  /** Where replies go instead of to the sender: the user's own address, in messages to the operator. */
  replyTo?: string
  /** A URL where one POST stops email of this kind (RFC 8058); opened in a browser it asks for confirmation. */
  unsubscribe?: string
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
