import { expect, test } from 'vitest'
import { fromDraft, toDraft } from './values.ts'

test('values and their reasons come back as they were chosen, in their order', () => {
  const chosen = [
    { value: 'rest', reason: 'Sundays' },
    { value: 'care', reason: '' },
  ] as const
  expect(fromDraft(toDraft(chosen))).toEqual(chosen)
})

test('what is no value is left out, and without any there is no draft', () => {
  expect(fromDraft({ rest: '', fame: 'no' })).toEqual([{ value: 'rest', reason: '' }])
  expect(fromDraft({})).toBeUndefined()
})
