/**
 * A reply that is already JSON, byte for byte what the contract's serialiser would produce; it is sent as it is. Only
 * for reads so frequent that building rows, mapping and serialising them is most of their cost. A test beside each
 * compares its bytes with the contract (docs/decisions/0057).
 */
export class SerialisedReply<Reply> {
  /** The parsed type; exists only for the compiler. */
  declare readonly reply: Reply
  readonly json: string

  constructor(json: string) {
    this.json = json
  }
}
