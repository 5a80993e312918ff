import { expect, test } from 'vitest'
import { fromDraft, toDraft } from './values.ts'

test('restores values with their reasons, in order', () => {
  const chosen = [
    { value: 'rest', reason: 'Sundays' },
    { value: 'care', reason: '' },
  ] as const
  expect(fromDraft(toDraft(chosen))).toEqual(chosen)
})

test('ignores unknown values, and an empty draft', () => {
  expect(fromDraft({ rest: '', fame: 'no' })).toEqual([{ value: 'rest', reason: '' }])
  expect(fromDraft({})).toBeUndefined()
})
