/** A theme's clauses, written so that each can stand in several sentences. */
export interface Words {
  /** After "I notice": something true of the moment, with an edge to it. */
  sights: readonly string[]
  /** After "part of me": the side that finds it hard. */
  hard: readonly string[]
  /** After "and part of me": the side that is all right. */
  steady: readonly string[]
  /** After "I can": an act, verb first; a later verb that bends with it is marked `~`. */
  acts: readonly string[]
  /** After "When": the moment an if-then line waits for. */
  cues: readonly string[]
}
