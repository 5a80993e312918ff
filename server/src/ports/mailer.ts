/** One e-mail to one person; the text and the HTML say the same. */
export interface Email {
  to: string
  subject: string
  text: string
  html: string
  /** The account it is about, where there is one: the outbox forgets it with that account. */
  accountId?: string
  /** Where an answer goes instead of to the sender: a person's own address, in what they write to those who run this. */
  replyTo?: string
  /** Where one POST stops mail of this kind (RFC 8058); a person who opens it is asked. */
  unsubscribe?: string
}

/** Takes mail to where it is read. */
export interface Mailer {
  /** How many letters it takes at the same time; more wait for their turn. */
  readonly atOnce: number
  /** Resolves once the e-mail is accepted for delivery; rejects when it is not. */
  send(email: Email): Promise<void>
  close(): Promise<void>
}
