import { Form, Level, LineResponse, Origin, Theme, TomorrowsChoice } from '@glimmer/contract/vocabulary'
import * as z from 'zod'
import { day, instant } from '#database/timestamps.ts'
import type { PersonalData } from '#personal-data.ts'

const line = z.strictObject({
  id: z.uuid(),
  text: z.string(),
  description: z.string(),
  themes: z.array(Theme),
  form: Form,
  level: Level,
  origin: Origin,
  favoritedAt: instant.nullable(),
  createdAt: instant,
  updatedAt: instant,
  byModel: z.boolean(),
  response: LineResponse.nullable(),
  answeredAt: instant.nullable(),
  gentlerId: z.uuid().nullable(),
  isGentler: z.boolean(),
  isUpcoming: z.boolean(),
  replacementId: z.uuid().nullable(),
})

const dayWithLine = z.strictObject({
  day,
  affirmationId: z.uuid().nullable(),
  text: z.string(),
  readAt: instant.nullable(),
  choiceBasis: z.string().nullable(),
  eveningResponse: LineResponse.nullable(),
  eveningTheme: Theme.nullable(),
  eveningTomorrow: TomorrowsChoice.nullable(),
})

export const affirmationData: PersonalData = {
  exported: [
    {
      table: 'affirmation',
      file: 'affirmations',
      description: 'Your lines, and how each of them felt.',
      orderBy: 'id',
      row: line,
    },
    {
      table: 'daily_line',
      file: 'days',
      description: 'The days you showed up on, the line each began with, and what you said of it in the evening.',
      orderBy: 'day',
      row: dayWithLine,
    },
  ],
}
