import { expect, test } from 'vitest'
import { toggleLimited } from './toggle-limited.ts'

test('adds an item at the end, and removes it', () => {
  expect(toggleLimited(['rest'], 'calm', 2)).toEqual(['rest', 'calm'])
  expect(toggleLimited(['rest', 'calm'], 'rest', 2)).toEqual(['calm'])
})

test('adds nothing beyond the limit', () => {
  const full = ['rest', 'calm']
  expect(toggleLimited(full, 'sleep', 2)).toBe(full)
})
