import { review } from '@glimmer/critic/review'
import { expect, test } from 'vitest'
import { levelExamples } from '#modules/affirmations/level-examples.ts'
import { withoutSense } from './examples.ts'

test('the critic lets a line through that means nothing, as the page says', () => {
  expect(review(withoutSense.refused)).toEqual({ from: 1, faults: [] })
  expect(review(withoutSense.instead)).toEqual({ from: 1, faults: [] })
})

test.each(levelExamples)('the example of step $level passes on its step', ({ level, line }) => {
  expect(review(line).from ?? 6).toBeLessThanOrEqual(level)
})
