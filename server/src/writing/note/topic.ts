import type { Situation, Theme } from '@glimmer/contract'
import type { NoteKind } from '../bank/note-kinds.ts'

/** A topic of notes, with the words that users and the bank use for it. */
export interface Topic {
  /** Words and short phrases of a note, in lower case without apostrophes; a phrase is joined by underscores. */
  said: string
  /** The lines that were written for it; if there are none, it is answered by lines of its themes with its words. */
  kinds: readonly NoteKind[]
  /** Words of lines about it. */
  inLines: string
  /** The themes that help, best first. */
  themes: readonly Theme[]
  /** The situation of somebody who writes this; left out if it may be written at any time. */
  situation?: Situation
}
