import type { Form, Level, Mood, SetPart, Situation, Theme, Value } from '@glimmer/contract'
import type { PartOfDay } from './curated/types.ts'
import type { NoteKind } from './note-kinds.ts'

/** One whole line of the bank, and where it is at home. */
export interface BankLine {
  /** Eight hexadecimal digits made from its text: a mended line is another line. */
  id: string
  /** May hold `{name}`: see `insertName`. */
  text: string
  /** The same said to the person: undefined where it would sound wrong, and for other forms than the first person. */
  asYou: string | undefined
  theme: Theme
  level: Level
  form: Form
  /** The situations it suits; none: any, and none in particular. */
  situations: readonly Situation[]
  /** The parts of the day it belongs to; none: any. */
  hours: readonly PartOfDay[]
  /** The values it bears out. */
  values: readonly Value[]
  /** Moods it must not meet. */
  notMoods: readonly Mood[]
  /** What a note has to speak of for the line to be said; none: it needs no note. */
  noteKinds: readonly NoteKind[]
  /** The parts of a set it is good for. */
  parts: readonly SetPart[]
  /** Why this line, written for it; undefined where a sentence of its kind says it. */
  why: string | undefined
  /** Whether it stands on the open shelf: today's line may be any, a charged one is not open to everybody. */
  isOpen: boolean
}
