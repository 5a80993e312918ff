/**
 * A reply that is JSON already, in the bytes the contract's serialiser would have chosen: it is sent as it is. Only for
 * reads so frequent that making rows of it, mapping and writing them again is most of their cost; a test beside each
 * holds its bytes against the contract (docs/decisions/0057).
 */
export class Written<Reply> {
  /** What it is, once parsed: for the compiler alone. */
  declare readonly reply: Reply
  readonly json: string

  constructor(json: string) {
    this.json = json
  }
}
