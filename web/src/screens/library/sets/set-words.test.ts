import { expect, test } from 'vitest'
import { costWords } from './set-words.ts'

test('says how many lines are left before a set uses one', () => {
  expect(costWords(10)).toBe('Uses one of your 10 left this month.')
  expect(costWords(1)).toBe('Uses the last one of this month.')
})
