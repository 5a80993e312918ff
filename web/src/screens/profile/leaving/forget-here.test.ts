import { expect, test } from 'vitest'
import { forgetStorage } from './forget-here.ts'

test('all that a browser keeps of a person goes, whoever put it there; the theme stays', () => {
  const kept = new Map([
    ['glimmer.signed-in', '1'],
    ['darkMode', 'false'],
    ['a draft of tomorrow’s feature', 'words'],
    ['glimmer.greeted', '1'],
    ['glimmer.listening', '{}'],
  ])
  forgetStorage({
    get length() {
      return kept.size
    },
    key: (place) => [...kept.keys()][place] ?? null,
    removeItem: (key) => void kept.delete(key),
  })
  expect([...kept.keys()]).toEqual(['darkMode', 'glimmer.greeted'])
})
