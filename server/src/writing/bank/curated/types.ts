import type { Form, Level, Mood, SetPart, Situation, Theme, Value } from '@glimmer/contract'

export type PartOfDay = 'morning' | 'afternoon' | 'evening' | 'night'

/**
 * Where a line is at home, the moods in which it must not be shown, whether it may be a user's first line, what strict
 * readers think of it, and whether it is dry. A line with no such tag fits anywhere.
 */
export type Fit =
  | PartOfDay
  | Situation
  | Value
  | `not-${Mood}`
  | 'first'
  | 'best'
  | 'better'
  | 'fair'
  | 'spare'
  | 'humour'

/** One curated line as written by its author. */
export interface Entry {
  /** Its grammar determines its form; `{name}, you …` is the distanced one. */
  text: string
  /** One plain sentence: what to do with the line. */
  why: string
  fits?: readonly Fit[]
}

/** The steps of the believability ladder, lowest first. */
export const steps = ['notice', 'allow', 'learn', 'do', 'own'] as const
export type Step = (typeof steps)[number]

/** A theme's lines on each step. */
export type Page = Record<Step, readonly Entry[]>

/** What a line is composed from. */
export interface LineSpec {
  theme: Theme
  form: Form
  level: Level
  value?: Value | undefined
  situation?: Situation | undefined
  /** Left out for a line that may be read at any hour. */
  partOfDay?: PartOfDay | undefined
  /** What the line is for in a set. */
  part?: SetPart | undefined
}
