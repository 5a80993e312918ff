import type { Form, Level, Mood, SetPart, Situation, Theme, Value } from '@glimmer/contract'
import type { PartOfDay } from './curated/types.ts'
import type { NoteKind } from './note-kinds.ts'

/**
 * What two or three strict readers think of a line: `good` if one of them would save it, or two were glad of a new one;
 * `fair` if three were glad of it and no more; `spare` if one of them was less than glad.
 */
export type Standing = 'good' | 'fair' | 'spare'

/** One whole line of the bank, and where it is at home. */
export interface BankLine {
  /** Eight hexadecimal digits, a hash of its text: an edited line is another line. */
  id: string
  /** May contain `{name}`: see `insertName`. */
  text: string
  /**
   * The same line in the second person: undefined where it would tell somebody what they do or feel, or sound wrong, and
   * for other forms than the first person.
   */
  asYou: string | undefined
  theme: Theme
  level: Level
  form: Form
  /** The situations it suits; empty if it suits any, and none in particular. */
  situations: readonly Situation[]
  /** The parts of the day it belongs to; empty if any. */
  hours: readonly PartOfDay[]
  /** The values it supports. */
  values: readonly Value[]
  /** Moods in which it must not be shown. */
  notMoods: readonly Mood[]
  /** What a note must be about, one of these, for the line to be used; empty if it needs no note. */
  noteKinds: readonly NoteKind[]
  /** The parts of a set it is good for. */
  parts: readonly SetPart[]
  /** Whether it may be a user's first line: one of the best of its theme, step and form, for any day. */
  isFirst: boolean
  /** What strict readers think of it, which decides how often it comes among others that fit equally. */
  standing: Standing
  /** Whether its humour is dry. */
  isDry: boolean
  /** The sentence written for this line, which says what to do with it; undefined if a general one is used. */
  why: string | undefined
  /** Whether it is on the open shelf, for everybody to browse: a charged line never is. */
  isOpen: boolean
  /** Whether it speaks of something that not every day has: today's line does not, unless the user said so. */
  needsOccasion: boolean
}
