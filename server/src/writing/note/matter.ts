import type { Situation } from '@glimmer/contract'
import type { NoteKind } from '../bank/note-kinds.ts'

/** What a note is about when it says several things together, or one thing that can only mean this. */
export interface Matter {
  /** Lists of words and phrases (see `phrases`): the note says something of each. */
  said: readonly string[]
  /** Words with which it means something else. */
  unless?: string
  /** The lines that were written for it. */
  kinds: readonly NoteKind[]
  situation?: Situation
  /** The most words of a note that is about this: in a longer one it may be said in passing. */
  atMost?: number
}
