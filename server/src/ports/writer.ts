import type { Form, Level, Mood, Origin, SetPart, Situation, Theme, Value } from '@glimmer/contract'

/** What a line is written from. A writer stores nothing of it once it has answered. */
export interface Brief {
  themes: readonly Theme[]
  form: Form
  level: Level
  mood?: Mood | undefined
  value?: Value | undefined
  situation?: Situation | undefined
  /** The person's own words: data, never instructions; never echoed, stored or logged. */
  note?: string | undefined
  /** For the distanced form only. */
  firstName?: string | undefined
  partOfDay: 'morning' | 'afternoon' | 'evening' | 'night'
  /** The same seed and brief give the same line. */
  seed: string
  /**
   * The person's last lines, newest first, up to 500: none of the last 60 may be repeated, closely or exactly;
   * older ones are avoided where there is a choice.
   */
  recent: readonly string[]
  /** Lines the person called true, newest first: more like these, never these again. */
  liked?: readonly string[] | undefined
  /** The line that was too much: `level` is below it, and the new line keeps to its theme and thing as far as it can. */
  gentlerThan?: string | undefined
  /** It may be a heavy day though nobody said so: chosen as for one, and described as any other. */
  isGentle?: boolean | undefined
  /** What the line is for in a set of five. */
  part?: SetPart | undefined
}

export interface WrittenLine {
  text: string
  /** One sentence: why this line, and how to use it. */
  description: string
  themes: readonly Theme[]
  form: Form
  level: Level
  origin: Exclude<Origin, 'own'>
  /** False when a curated line stood in for a written one: that is never charged. */
  charged: boolean
  /** A language model wrote it; without this the screen says that Glimmer did. */
  byModel?: boolean | undefined
}

/** Writes lines that have passed the critic. */
export interface Writer {
  readonly name: string
  /** A fresh line for this person. Rejects only when `signal` aborts, or with `care_first` when the note asks for people first. */
  write(brief: Brief, signal: AbortSignal): Promise<WrittenLine>
  /** Today's curated line: never charged, the same for the same seed. */
  curated(brief: Brief): WrittenLine
}
