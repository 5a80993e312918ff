import { expect, test } from 'vitest'
import { leastContrast } from './contrast.ts'

const black = [0, 0, 0, 255]
const white = [255, 255, 255, 255]
const grey = [118, 118, 118, 255]

test('black on white is 21, a colour on itself 1, and the order does not matter', () => {
  expect(leastContrast(black, white)).toBeCloseTo(21)
  expect(leastContrast(white, black)).toBeCloseTo(21)
  expect(leastContrast(grey, grey)).toBe(1)
})

test('the worst pixel decides', () => {
  expect(leastContrast(white, [...black, ...grey, ...black])).toBeCloseTo(4.54, 1)
})
