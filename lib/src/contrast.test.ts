import { describe, expect, test } from 'vitest'
import { contrast, leastContrast } from './contrast.ts'

const black = [0, 0, 0, 255]
const white = [255, 255, 255, 255]
const grey = [118, 118, 118, 255]

describe('the contrast of two colours', () => {
  test('black and white: 21', () => expect(contrast('#000000', '#ffffff')).toBeCloseTo(21))
  test('a colour and itself: 1', () => expect(contrast('#6a00ff', '#6a00ff')).toBe(1))
  test('white on the brand colour: 6.87', () => expect(contrast('#ffffff', '#6a00ff')).toBeCloseTo(6.87, 1))
})

test('measures pixels in any order', () => {
  expect(leastContrast(black, white)).toBeCloseTo(21)
  expect(leastContrast(white, black)).toBeCloseTo(21)
  expect(leastContrast(grey, grey)).toBe(1)
})

test('returns the contrast of the worst pixel', () => {
  expect(leastContrast(white, [...black, ...grey, ...black])).toBeCloseTo(4.54, 1)
})
