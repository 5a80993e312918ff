import { packs } from '@glimmer/contract'
import { Form, Level, LineResponse, Origin, Scene, Theme, TomorrowsChoice } from '@glimmer/contract/vocabulary'
import * as z from 'zod'
import type { PersonalData } from '#app.ts'
import { day, instant } from '#database/timestamps.ts'

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

const set = z.strictObject({ id: z.uuid(), moment: z.enum(packs).nullable(), createdAt: instant })
const setLine = z.strictObject({ setId: z.uuid(), position: z.int(), affirmationId: z.uuid() })
const collection = z.strictObject({ id: z.uuid(), name: z.string(), createdAt: instant, updatedAt: instant })
const collectionLine = z.strictObject({ collectionId: z.uuid(), affirmationId: z.uuid(), position: z.int() })

const link = z.strictObject({
  affirmationId: z.uuid(),
  token: z.string(),
  text: z.string(),
  scene: Scene,
  createdAt: instant,
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
    {
      table: 'line_set',
      file: 'sets',
      description: 'Sets of five, and the moments they were for.',
      orderBy: 'id',
      row: set,
    },
    {
      table: 'line_set_item',
      file: 'set-lines',
      description: 'Which line stands where in which set.',
      orderBy: 'set_id, position',
      row: setLine,
    },
    { table: 'collection', file: 'collections', description: 'Your collections.', orderBy: 'id', row: collection },
    {
      table: 'collection_line',
      file: 'collection-lines',
      description: 'Which line stands where in which collection.',
      orderBy: 'collection_id, position',
      row: collectionLine,
    },
    {
      table: 'shared_line',
      file: 'links',
      description: 'Lines you share by a link, as they stand there; the link ends in the token.',
      orderBy: 'created_at',
      without: ['recording_key'],
      row: link,
    },
  ],
}
