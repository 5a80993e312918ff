import { review } from '@glimmer/critic/review'
import { expect, test } from 'vitest'
import { levelExamples } from '#modules/affirmations/words.ts'
import { withoutSense } from './how-lines-are-written.tsx'

test('the critic accepts the meaningless example line', () => {
  expect(review(withoutSense.refused)).toEqual({ from: 1, faults: [] })
  expect(review(withoutSense.instead)).toEqual({ from: 1, faults: [] })
})

test.each(levelExamples)('the critic accepts the example of step $level', ({ level, line }) => {
  expect(review(line).from ?? 6).toBeLessThanOrEqual(level)
})
