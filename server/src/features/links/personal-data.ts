import { Scene } from '@glimmer/contract/vocabulary'
import * as z from 'zod'
import { instant } from '#database/timestamps.ts'
import type { PersonalData } from '#personal-data.ts'

const link = z.strictObject({
  affirmationId: z.uuid(),
  token: z.string(),
  text: z.string(),
  scene: Scene,
  createdAt: instant,
})

export const linkData: PersonalData = {
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
}
