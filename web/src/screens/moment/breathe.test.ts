import { expect, test } from 'vitest'
import { breathAt, usualBreaths } from './breathe.tsx'

test.each([
  [0, { breath: 1, phase: 'in', count: 1, done: false }],
  [3_999, { breath: 1, phase: 'in', count: 4 }],
  [4_000, { breath: 1, phase: 'out', count: 1, progress: 0.4 }],
  [9_999, { breath: 1, phase: 'out', count: 6 }],
  [10_000, { breath: 2, phase: 'in', count: 1, progress: 0 }],
  [29_999, { breath: 3, phase: 'out', count: 6, done: false }],
  [30_000, { breath: 3, phase: 'out', done: true }],
])('at %i ms: in for four, out for six, three times', (ms, expected) =>
  expect(breathAt(ms, usualBreaths)).toMatchObject(expected),
)

test('adds breaths to a longer session and ends after the last', () => {
  expect(breathAt(30_000, 12)).toMatchObject({ breath: 4, phase: 'in', done: false })
  expect(breathAt(120_000, 12)).toMatchObject({ breath: 12, done: true })
})
