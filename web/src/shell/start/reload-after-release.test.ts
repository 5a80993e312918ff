import { expect, test } from 'vitest'
import { mayReload } from './reload-after-release.ts'

const storage = () => {
  const stored = new Map<string, string>()
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  }
}

test('allows one reload a minute', () => {
  const tab = storage()
  const now = 1_800_000_000_000
  expect(mayReload(tab, now)).toBe(true)
  expect(mayReload(tab, now + 59_000)).toBe(false)
  expect(mayReload(tab, now + 61_000)).toBe(true)
})

test('allows no reload when storage is refused', () => {
  const refused = () => {
    throw new DOMException('refused')
  }
  expect(mayReload({ getItem: refused, setItem: refused }, 1_800_000_000_000)).toBe(false)
})
