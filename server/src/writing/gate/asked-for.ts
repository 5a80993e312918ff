import type { Form, Level, Situation, Steering, Theme } from '@glimmer/contract'
import type { PartOfDay } from '../bank/curated/types.ts'

/** What a model was asked for, as far as its line is judged by it. */
export interface AskedFor {
  themes: readonly Theme[]
  form: Form
  level: Level
  /** Left out for a line that may be read at any hour. */
  partOfDay?: PartOfDay | undefined
  situation?: Situation | undefined
  note?: string | undefined
  /** What the user's lines go by: none contains a word they avoid. */
  steering?: Steering | undefined
  /** For the distanced form only. */
  firstName?: string | undefined
  /** The user's last lines, newest first: the line must not repeat one of them. */
  recent: readonly string[]
  /** The line that was too much. */
  gentlerThan?: string | undefined
}
