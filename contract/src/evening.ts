import * as z from 'zod'
import { Affirmation } from './affirmations.ts'
import { routes } from './route.ts'
import { LineResponse, Theme } from './vocabulary.ts'

/** "Did this morning's line hold?" */
export const EveningQuestion = z
  .object({
    /** The day it is about, and answered for. */
    day: z.iso.date(),
    affirmation: Affirmation,
    /** Whether the line was first read before noon. */
    readInMorning: z.boolean(),
    /** What was answered this evening; it can be changed. */
    answer: LineResponse.nullable(),
    /** What the next day's line is to be about; null where that is left to us. */
    theme: Theme.nullable(),
  })
  .meta({ id: 'EveningQuestion' })
export type EveningQuestion = z.output<typeof EveningQuestion>

export const Evening = z
  .object({
    /** Null where evening light is off, before its time, and for whoever did not read the day's line earlier. */
    question: EveningQuestion.nullable(),
    /** When that changes by itself: at the evening's time, and at midnight; null where it does not. */
    changesAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Evening' })
export type Evening = z.output<typeof Evening>

export const AnswerEvening = z
  .strictObject({
    day: z.iso.date(),
    response: LineResponse,
    /** Still being tried: what the next day's line is to be about; null leaves it to us, and so it is without one. */
    theme: Theme.nullable().default(null),
  })
  .meta({ id: 'AnswerEvening' })
export type AnswerEvening = z.output<typeof AnswerEvening>

export const evening = routes({
  'GET /affirmations/evening': {
    summary: "The evening's question about the day's line, for those who turned it on",
    ages: 'waiting',
    reply: Evening,
  },
  'PUT /affirmations/evening': {
    summary:
      "Answer the evening's question; the latest answer counts, and the next day's line is chosen with it in mind",
    body: AnswerEvening,
    reply: Evening,
    problems: ['evening_over', 'theme_locked', 'not_being_tried'],
  },
})
