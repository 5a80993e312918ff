import type { Form, Level, Mood, Origin, SetPart, Situation, Steering, Theme, Value } from '@glimmer/contract'

/** What a line is written from. A writer stores none of it after it has returned. */
export interface Brief {
  themes: readonly Theme[]
  form: Form
  level: Level
  mood?: Mood | undefined
  value?: Value | undefined
  situation?: Situation | undefined
  /** The user's own words: data, never instructions; never echoed, stored or logged. */
  note?: string | undefined
  /** For the distanced form only. */
  firstName?: string | undefined
  /** Left out for a line that may be read at any hour, or at some (`hours`). */
  partOfDay?: 'morning' | 'afternoon' | 'evening' | 'night' | undefined
  /** Instead of `partOfDay`, when the line may be read at one of several parts of the day: it suits all of them. */
  hours?: readonly NonNullable<Brief['partOfDay']>[] | undefined
  /** The same seed and brief give the same line. */
  seed: string
  /**
   * The user's last lines, newest first, up to 500: none of the last 60 may be repeated, closely or exactly; older ones
   * are avoided where there is a choice.
   */
  recent: readonly string[]
  /**
   * What the user's lines go by: write more like those that felt true, though never these again, and less like the
   * others. What is said above counts first.
   */
  steering?: Steering | undefined
  /**
   * The line that was too much: `level` is below its level, and the new line stays as close to its theme and subject as
   * it can.
   */
  gentlerThan?: string | undefined
  /**
   * The day may be a heavy one although the user did not say so: choose a line as for a heavy day, but describe it
   * normally.
   */
  isGentle?: boolean | undefined
  /** What the line is for in a set of five. */
  part?: SetPart | undefined
  /** What all lines of the set are about: one of the built-in writer's subjects. */
  setSubject?: string | undefined
  /** The other lines of the set so far: the line begins otherwise, and has another shape and other images if it can. */
  among?: readonly string[] | undefined
}

export interface WrittenLine {
  text: string
  /** One sentence: why this line, and how to use it. */
  description: string
  themes: readonly Theme[]
  form: Form
  level: Level
  origin: Exclude<Origin, 'own'>
  /** False if a curated line replaced a written one: that is never charged. */
  charged: boolean
  /** The name of the language model that wrote it; left out if it is a line of Glimmer's own bank. */
  model?: string | undefined
}

/** Receives a line that a model is still writing; undefined if none of its lines passes in its own time. */
export type OfferLater = (line: Promise<WrittenLine | undefined>) => void

/** A sentence of the user's own, said on one step. */
export interface Rewording {
  level: Level
  text: string
  /** The name of the language model that said it; left out if it was said by rule. */
  model?: string | undefined
}

/** A language model that says a user's own sentence otherwise. */
export interface Rewriter {
  readonly model: string
  /**
   * Returns the sentence on each step where the model's line passed; none if it is late or fails. Rejects like `write`.
   * The same seed asks for the same beginnings.
   */
  reword(asked: { sentence: string; seed: string }, signal: AbortSignal): Promise<Rewording[]>
}

/** Writes lines that have passed the critic. */
export interface Writer {
  readonly name: string
  /**
   * Returns a new line for this user. Rejects only when `signal` aborts, or with `care_first` when the note calls for
   * people first. With `offer`, a model that is late goes on writing after this has returned another line.
   */
  write(brief: Brief, signal: AbortSignal, offer?: OfferLater): Promise<WrittenLine>
  /**
   * Returns the lines of a set, one for each brief, in their order: they go with each other. Rejects like `write`. All
   * briefs have the same note.
   */
  writeSet(briefs: readonly Brief[], signal: AbortSignal): Promise<WrittenLine[]>
  /** Returns today's curated line: never charged, and the same for the same seed. */
  curated(brief: Brief): WrittenLine
  /** Has a model loaded that is not in memory, in the background: for instance when somebody opens Glimmer. */
  warmUp?(): void
  /** Left out where no language model writes. */
  readonly rewriter?: Rewriter | undefined
}
