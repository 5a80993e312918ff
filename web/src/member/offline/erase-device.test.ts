import { expect, test } from 'vitest'
import { clearStorage } from './erase-device.ts'

test('removes every stored key but the theme', () => {
  const stored = new Map([
    ['glimmer.signed-in', '1'],
    ['darkMode', 'false'],
    ['a draft of tomorrow’s feature', 'words'],
    ['glimmer.greeted', '1'],
    ['glimmer.listening', '{}'],
  ])
  clearStorage({
    get length() {
      return stored.size
    },
    key: (place) => [...stored.keys()][place] ?? null,
    removeItem: (key) => void stored.delete(key),
  })
  expect([...stored.keys()]).toEqual(['darkMode'])
})
