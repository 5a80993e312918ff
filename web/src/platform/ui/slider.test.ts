import { expect, test } from 'vitest'
import { placeOnSlider } from './slider.tsx'

test('a slider is only ever given a place it can stand at', () => {
  expect(placeOnSlider(23_098.4, 76_640, 100)).toBe(23_100)
  expect(placeOnSlider(35.000000001, 100, 5)).toBe(35)
})

test('neither before its beginning nor past its last step', () => {
  expect(placeOnSlider(-3, 100, 5)).toBe(0)
  expect(placeOnSlider(4_360, 4_360, 100)).toBe(4_300)
})
