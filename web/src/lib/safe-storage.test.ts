import { afterEach, expect, test, vi } from 'vitest'
import { readItem, removeItem, writeItem } from './safe-storage.ts'

afterEach(() => void vi.unstubAllGlobals())

test('stores, reads and removes an item', () => {
  const items = new Map<string, string>()
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  }
  expect(readItem('key', storage)).toBeNull()
  expect(writeItem('key', 'value', storage)).toBe(true)
  expect(readItem('key', storage)).toBe('value')
  removeItem('key', storage)
  expect(readItem('key', storage)).toBeNull()
})

test('returns null when storage is refused', () => {
  vi.stubGlobal('localStorage', undefined)
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('denied', 'SecurityError')
    },
  })
  expect(readItem('key')).toBeNull()
  expect(writeItem('key', 'value')).toBe(false)
  expect(() => removeItem('key')).not.toThrow()
})
