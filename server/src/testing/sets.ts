import type { GenerateSet, Level } from '@glimmer/contract'
import { noWords, type Person } from '#features/affirmations/index.ts'
import type { Person as Member } from './people.ts'

/** Asks for a set. */
export const requestSet = ({ call }: Member, body: GenerateSet, idempotencyKey?: string) =>
  call('POST /affirmations/set', { body, ...(idempotencyKey && { idempotencyKey }) })

/** Somebody who has heard no line yet, for tests of the writer alone. */
export const newcomerAt = (level: Level): Person => ({
  firstName: 'Sam',
  joinedAt: new Date(0),
  preferences: { form: 'first-person', level, timeZone: 'Europe/London' } as never,
  ladder: {},
  values: [],
  recent: [],
  steering: { ...noWords, answers: [] },
  evening: null,
})
