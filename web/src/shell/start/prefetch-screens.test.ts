import { expect, test } from 'vitest'
import { quietLeft } from './prefetch-screens.ts'

test('prefetching begins three seconds after the splash was painted, however long the app took to start', () => {
  expect(quietLeft(900, 700)).toBe(2800)
  expect(quietLeft(3_700, 700)).toBe(0)
  expect(quietLeft(9_000, 700)).toBe(0)
})

test('a browser that does not say when it painted waits from the start of the app', () => {
  expect(quietLeft(900, undefined)).toBe(3000)
})
