/**
 * A reply that is JSON already, written by the database in the bytes the contract's serialiser would have chosen: it is
 * passed through. Only for reads so frequent that reading rows, mapping and writing them again is most of their cost;
 * a test beside each holds its bytes against the contract (docs/decisions/0057).
 */
export class Written<Reply> {
  /** What it is, once parsed: for the compiler alone. */
  declare readonly reply: Reply
  readonly json: string

  constructor(json: string) {
    this.json = json
  }
}
