import { readFileSync } from 'node:fs'
import { type Form, forms, type Level, type Situation, situations, type Theme, themes } from '@glimmer/contract'
import type { AskedFor } from '../asked-for.ts'

/**
 * What a strict reader said of a model's line, seeing what it was asked for: `good` would be kept, `flat` says nothing,
 * `odd` nobody would say, `harmful` must not be seen, `no-line` is no affirmation at all.
 */
export const marks = ['good', 'flat', 'odd', 'harmful', 'no-line'] as const
export type Mark = (typeof marks)[number]

/** A line that a real model wrote, what it was asked for, and the reader's mark. */
export interface MarkedLine {
  mark: Mark
  text: string
  brief: Pick<AskedFor, 'themes' | 'form' | 'level' | 'partOfDay' | 'situation' | 'note'>
}

const oneOf = <T extends string>(all: readonly T[], name: string | undefined): T | undefined =>
  all.find((each) => each === name)

function readRow(row: string): MarkedLine {
  const [mark, form, level, theme, partOfDay, situation, note, text] = row.split('\t')
  const line = {
    mark: oneOf(marks, mark),
    form: oneOf<Form>(forms, form),
    theme: oneOf<Theme>(themes, theme),
    partOfDay: oneOf(['morning', 'afternoon', 'evening', 'night'] as const, partOfDay),
  }
  if (!line.mark || !line.form || !line.theme || !line.partOfDay || !text)
    throw new Error(`A marked line has eight columns, from mark to text: ${row}`)
  return {
    mark: line.mark,
    text,
    brief: {
      themes: [line.theme],
      form: line.form,
      level: Number(level) as Level,
      partOfDay: line.partOfDay,
      situation: oneOf<Situation>(situations, situation),
      note: note || undefined,
    },
  }
}

/**
 * Reads the marked lines: those that rules, weights and the threshold were made with, or those held out, which nobody
 * tuned to. Throws with a row that cannot be read.
 */
export const readMarkedLines = (name: 'training' | 'held-out'): MarkedLine[] =>
  readFileSync(new URL(`marks/${name}.tsv`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map(readRow)
