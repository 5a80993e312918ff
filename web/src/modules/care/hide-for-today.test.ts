import { expect, test } from 'vitest'
import { hideForToday, isHiddenToday } from './hide-for-today.ts'

test('stays hidden until the end of the day', () => {
  const values = new Map<string, string>()
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  }
  expect(isHiddenToday(new Date(2026, 10, 20, 9), storage)).toBe(false)
  hideForToday(new Date(2026, 10, 20, 9), storage)
  expect(isHiddenToday(new Date(2026, 10, 20, 23, 59), storage)).toBe(true)
  expect(isHiddenToday(new Date(2026, 10, 21, 0, 1), storage)).toBe(false)
})
