import { expect, test } from 'vitest'
import { isPaused, rememberPause } from './upsell-pause.ts'

const memory = () => {
  const values = new Map<string, string>()
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  }
}

test('pauses offers for a day', () => {
  const storage = memory()
  const noon = Date.UTC(2026, 10, 20, 12)
  expect(isPaused(noon, storage)).toBe(false)
  rememberPause(noon, storage)
  expect(isPaused(noon + 23 * 3_600_000, storage)).toBe(true)
  expect(isPaused(noon + 25 * 3_600_000, storage)).toBe(false)
})

test('ignores refused storage', () => {
  const refusing = {
    getItem: (): string => {
      throw new DOMException('denied', 'SecurityError')
    },
  }
  expect(isPaused(0, refusing)).toBe(false)
})
