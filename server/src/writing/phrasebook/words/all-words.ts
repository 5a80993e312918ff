import type { Theme } from '@glimmer/contract'
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
import type { Words } from './words.ts'

/** Every theme's clauses. */
export const allWords: Record<Theme, Words> = {
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
