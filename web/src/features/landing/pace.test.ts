import { expect, test } from 'vitest'
import { paceOf } from './pace.ts'

test('every word of a line is dwelt on, in its order', () => {
  const line = 'I can begin again, gently.'
  expect(paceOf(line).map(({ word }) => word)).toEqual(line.split(' '))
})

test('a longer word and a stop take longer', () => {
  const [short, long, comma, full] = paceOf('a river, a a, a.').map(({ dwell }) => dwell)
  expect(long).toBeGreaterThan(short ?? 0)
  expect(full).toBeGreaterThan(0)
  expect(comma).toBe(short)
})

test('a whole line takes a few slow seconds', () => {
  const whole = paceOf('I can take this day one small thing at a time.').reduce((sum, { dwell }) => sum + dwell, 0)
  expect(whole).toBeGreaterThan(3_000)
  expect(whole).toBeLessThan(7_000)
})
