import type { Form, Level, Theme } from '@glimmer/contract'
import { formOf } from '@glimmer/critic/form-of'
import { bodyPeace } from './body-peace.ts'
import { boundaries } from './boundaries.ts'
import { calm } from './calm.ts'
import { confidence } from './confidence.ts'
import { connection } from './connection.ts'
import { courage } from './courage.ts'
import { focus } from './focus.ts'
import { freshStart } from './fresh-start.ts'
import { gratitude } from './gratitude.ts'
import { motivation } from './motivation.ts'
import { selfKindness } from './self-kindness.ts'
import { sleep } from './sleep.ts'
import { type Entry, type Fit, type Page, type Step, steps } from './types.ts'

/** A curated line with its theme and level. */
export interface CuratedLine {
  /** May contain `{name}`: see `insertName`. */
  text: string
  why: string
  theme: Theme
  level: Level
  form: Form
  fits: readonly Fit[]
}

const pages: Record<Theme, Page> = {
  calm,
  confidence,
  'self-kindness': selfKindness,
  gratitude,
  focus,
  motivation,
  sleep,
  courage,
  connection,
  boundaries,
  'body-peace': bodyPeace,
  'fresh-start': freshStart,
}

const levelOf: Record<Step, Level> = { notice: 1, allow: 2, learn: 3, do: 4, own: 5 }

const place = (theme: Theme, step: Step, { text, why, fits = [] }: Entry): CuratedLine => ({
  text,
  why,
  theme,
  level: levelOf[step],
  form: formOf(text),
  fits,
})

/** Every curated line. */
export const curatedLines: readonly CuratedLine[] = (Object.entries(pages) as [Theme, Page][]).flatMap(
  ([theme, page]) => steps.flatMap((step) => page[step].map((entry) => place(theme, step, entry))),
)
