import * as z from 'zod'
import { Affirmation } from './affirmations.ts'
import { routes } from './route.ts'
import { LineResponse, Theme, TomorrowsChoice } from './vocabulary.ts'

/** "Did this morning's line help?" */
export const EveningQuestion = z.object({
  /** The day it is about, which the answer applies to. */
  day: z.iso.date(),
  affirmation: Affirmation,
  /** Whether the line was first read before noon. */
  readInMorning: z.boolean(),
  /** This evening's answer; it can be changed. */
  answer: LineResponse.nullable(),
  /** What the user asked of the next day's line; null if Glimmer chooses. */
  tomorrow: TomorrowsChoice.nullable(),
  /** The theme of the next day's line; null if Glimmer chooses. */
  theme: Theme.nullable(),
})
export type EveningQuestion = z.output<typeof EveningQuestion>

export const Evening = z.object({
  /** Null if evening light is off, before its time, and if the user did not read the day's line earlier. */
  question: EveningQuestion.nullable(),
  /** When `question` changes by itself: at the evening's time, or at midnight; null if it does not. */
  changesAt: z.iso.datetime().nullable(),
})
export type Evening = z.output<typeof Evening>

export const AnswerEvening = z.strictObject({
  day: z.iso.date(),
  response: LineResponse,
  /** What the next day's line is to be like; with null, the default, Glimmer chooses. */
  tomorrow: TomorrowsChoice.nullable().default(null),
  /** Early access: the theme of the next day's line; with null, the default, Glimmer chooses. */
  theme: Theme.nullable().default(null),
})
export type AnswerEvening = z.output<typeof AnswerEvening>

export const evening = routes({
  'GET /affirmations/evening': {
    summary: "Get the evening question about the day's line, if the user turned it on",
    ages: 'waiting',
    reply: Evening,
  },
  'PUT /affirmations/evening': {
    summary: "Answer the evening question; the latest answer counts and influences the next day's line",
    body: AnswerEvening,
    reply: Evening,
    problems: ['evening_over', 'theme_locked', 'early_access_off'],
  },
})
