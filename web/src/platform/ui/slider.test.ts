import { expect, test } from 'vitest'
import { nearestStep } from './slider.tsx'

test('rounds a value to the nearest step', () => {
  expect(nearestStep(23_098.4, 76_640, 100)).toBe(23_100)
  expect(nearestStep(35.000000001, 100, 5)).toBe(35)
})

test('clamps a value to the first and last step', () => {
  expect(nearestStep(-3, 100, 5)).toBe(0)
  expect(nearestStep(4_360, 4_360, 100)).toBe(4_300)
})
