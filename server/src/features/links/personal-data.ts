import { Scene } from '@glimmer/contract/vocabulary'
import * as z from 'zod'
import type { App } from '#app.ts'
import { instant } from '#database/timestamps.ts'
import type { PersonalData } from '#personal-data.ts'
import { givenVoices } from './given-voice.ts'

const link = z.strictObject({
  affirmationId: z.uuid(),
  token: z.string(),
  text: z.string(),
  scene: Scene,
  createdAt: instant,
})

export const linkPersonalData = (app: App): PersonalData => ({
  exported: [
    {
      table: 'shared_line',
      file: 'links',
      description: 'Lines you share by a link, as they stand there; the link ends in the token.',
      orderBy: 'created_at',
      without: ['recording_key'],
      row: link,
    },
  ],
  // Its bytes are among the media.
  internalTables: ['given_voice'],
  media: {
    folder: 'links',
    description: "what people with a link hear, where you gave it your own voice; named after the line's id.",
    files: (accountId) => givenVoices(app, accountId),
  },
})
