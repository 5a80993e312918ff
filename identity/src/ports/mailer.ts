/** One email to one recipient; the text and the HTML say the same. */
export interface Email {
  to: string
  subject: string
  text: string
  html: string
}

/** Delivers email. */
export interface Mailer {
  /** Resolves once the email is accepted for delivery; rejects when it is not. */
  send(email: Email): Promise<void>
  close(): Promise<void>
}
