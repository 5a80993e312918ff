import { expect, test } from 'vitest'
import { toggleLimited } from './toggle-limited.ts'

test('an item is added at the end, and removed again', () => {
  expect(toggleLimited(['rest'], 'calm', 2)).toEqual(['rest', 'calm'])
  expect(toggleLimited(['rest', 'calm'], 'rest', 2)).toEqual(['calm'])
})

test('nothing is added beyond the limit', () => {
  const full = ['rest', 'calm']
  expect(toggleLimited(full, 'sleep', 2)).toBe(full)
})
