import { values } from '@glimmer/contract/lines'
import { expect, test } from 'vitest'
import { fromDraft, mineFirst, toDraft, toggleValue } from './values.ts'

const five = values.slice(0, 5).map((value) => ({ value, reason: '' }))

test('toggles values, at most five', () => {
  expect(toggleValue([], 'rest')).toEqual([{ value: 'rest', reason: '' }])
  expect(toggleValue([{ value: 'rest', reason: 'Sundays' }], 'rest')).toEqual([])
  expect(toggleValue(five, 'rest')).toBe(five)
})

test('lists chosen values first', () => {
  const list = mineFirst(values, [
    { value: 'rest', reason: '' },
    { value: 'care', reason: '' },
  ])
  expect(list.slice(0, 3)).toEqual(['rest', 'care', 'kindness'])
  expect(list).toHaveLength(values.length)
})

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
