/**
 * A reply that PostgreSQL has written as JSON, sent as it is. For the most frequent reads: building and serialising
 * objects takes Node four times as long.
 */
export class JsonText<Reply> {
  /** The parsed type; exists only for the compiler. */
  declare readonly reply: Reply
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}
