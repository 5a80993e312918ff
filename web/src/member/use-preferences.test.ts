import { expect, test } from 'vitest'
import { stillPending } from './use-preferences.ts'

test('a choice is no longer pending once it was saved, and one made meanwhile still is', () => {
  const sent = { form: 'question', level: 2 } as const
  expect(stillPending(sent, sent)).toEqual({})
  expect(stillPending({ ...sent, level: 4 }, sent)).toEqual({ level: 4 })
})
