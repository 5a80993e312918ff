import { expect, test } from 'vitest'
import { beGentle, isGentle } from './upsell-pause.ts'

const memory = () => {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
}

test('after the lowest mood nothing is offered for a day', () => {
  const storage = memory()
  const noon = Date.UTC(2026, 10, 20, 12)
  expect(isGentle(storage, noon)).toBe(false)
  beGentle(storage, noon)
  expect(isGentle(storage, noon + 23 * 3_600_000)).toBe(true)
  expect(isGentle(storage, noon + 25 * 3_600_000)).toBe(false)
})

test('a browser that refuses storage does not break the page', () => {
  const refusing = {
    getItem: (): string => {
      throw new DOMException('denied', 'SecurityError')
    },
  }
  expect(isGentle(refusing)).toBe(false)
})
