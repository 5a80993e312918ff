import { expect, test } from 'vitest'
import { mayRenew } from './renew-page.ts'

const storage = () => {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
}

test('a page whose files are gone is loaded anew once, and again only after a while', () => {
  const tab = storage()
  const now = 1_800_000_000_000
  expect(mayRenew(tab, now)).toBe(true)
  expect(mayRenew(tab, now + 59_000)).toBe(false)
  expect(mayRenew(tab, now + 61_000)).toBe(true)
})

test('nothing is reloaded where nobody could remember that it was', () => {
  const refused = () => {
    throw new DOMException('refused')
  }
  expect(mayRenew({ getItem: refused, setItem: refused }, 1_800_000_000_000)).toBe(false)
})
