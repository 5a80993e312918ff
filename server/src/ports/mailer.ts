/** One mail to one person; the text and the HTML say the same. */
export interface Letter {
  to: string
  subject: string
  text: string
  html: string
}

/** Takes mail to where it is read. */
export interface Mailer {
  /** Resolves once the letter is accepted for delivery; rejects when it is not. */
  send(letter: Letter): Promise<void>
  close(): Promise<void>
}
