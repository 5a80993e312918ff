import { expect, test } from 'vitest'
import { aboutLine, shortDate, themeList } from './words.ts'

test('shortens the date of a recent line', () => {
  const now = new Date(2026, 10, 20, 9)
  expect(shortDate(new Date(2026, 10, 20, 7).toISOString(), now)).toBe('Today')
  expect(shortDate(new Date(2026, 10, 17, 23).toISOString(), now)).toBe('Tuesday')
  expect(shortDate(new Date(2026, 10, 8, 12).toISOString(), now)).toBe('8 Nov')
})

test('joins themes into a sentence', () => {
  expect(themeList(['calm'])).toBe('Calm')
  expect(themeList(['calm', 'focus', 'sleep'])).toBe('Calm, Focus and Sleep')
})

test('describes a line by its themes and day', () => {
  const now = new Date(2026, 10, 20, 9)
  const createdAt = now.toISOString()
  expect(aboutLine({ themes: ['sleep'], createdAt }, now)).toBe('Sleep · today')
  expect(aboutLine({ themes: [], createdAt }, now)).toBe('Today')
})
