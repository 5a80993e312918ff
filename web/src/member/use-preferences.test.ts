import { expect, test } from 'vitest'
import { pendingAfterSave } from './use-preferences.ts'

test('keeps choices pending that were made while others were saved', () => {
  const sent = { form: 'question', level: 2 } as const
  expect(pendingAfterSave(sent, sent)).toEqual({})
  expect(pendingAfterSave({ ...sent, level: 4 }, sent)).toEqual({ level: 4 })
})
