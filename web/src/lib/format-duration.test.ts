import { expect, test } from 'vitest'
import { formatDuration, formatDurationInWords } from './format-duration.ts'

test('formats minutes and seconds', () => {
  expect([0, 3_400, 61_000, -5].map(formatDuration)).toEqual(['0:00', '0:03', '1:01', '0:00'])
})

test('spells a duration for screen readers', () => {
  expect([0, 1_000, 64_000].map(formatDurationInWords)).toEqual(['0 seconds', '1 second', '1 minute 4 seconds'])
})
