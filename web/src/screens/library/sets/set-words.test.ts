import { expect, test } from 'vitest'
import { costWords } from './set-words.ts'

test('a set says how many are left before it uses one', () => {
  expect(costWords(10)).toBe('Uses one of your 10 left this month.')
  expect(costWords(1)).toBe('Uses the last one of this month.')
})
