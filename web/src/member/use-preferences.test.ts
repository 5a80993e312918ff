import { expect, test } from 'vitest'
import { stillWanted } from './use-preferences.ts'

test('a choice is no longer waited for once it was kept, and one made meanwhile still is', () => {
  const sent = { form: 'question', level: 2 } as const
  expect(stillWanted(sent, sent)).toEqual({})
  expect(stillWanted({ ...sent, level: 4 }, sent)).toEqual({ level: 4 })
})
