/** One email to one recipient; the text and the HTML say the same. */
export interface Email {
  to: string
  subject: string
  text: string
  html: string
  /** Where replies go instead of to the sender: the user's own address, in messages to the operator. */
  replyTo?: string
  /** A URL where one POST stops email of this kind (RFC 8058); opened in a browser it asks for confirmation. */
  unsubscribe?: string
}
