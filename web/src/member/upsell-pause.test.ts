import { expect, test } from 'vitest'
import { isPaused, rememberPause } from './upsell-pause.ts'

const memory = () => {
  const values = new Map<string, string>()
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  }
}

test('after the lowest mood nothing is offered for a day', () => {
  const storage = memory()
  const noon = Date.UTC(2026, 10, 20, 12)
  expect(isPaused(storage, noon)).toBe(false)
  rememberPause(storage, noon)
  expect(isPaused(storage, noon + 23 * 3_600_000)).toBe(true)
  expect(isPaused(storage, noon + 25 * 3_600_000)).toBe(false)
})

test('a browser that refuses storage does not break the page', () => {
  const refusing = {
    getItem: (): string => {
      throw new DOMException('denied', 'SecurityError')
    },
  }
  expect(isPaused(refusing)).toBe(false)
})
