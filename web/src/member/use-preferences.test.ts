import { expect, test } from 'vitest'
import { stillPending } from './use-preferences.ts'

test('keeps choices pending that were made while others were saved', () => {
  const sent = { form: 'question', level: 2 } as const
  expect(stillPending(sent, sent)).toEqual({})
  expect(stillPending({ ...sent, level: 4 }, sent)).toEqual({ level: 4 })
})
