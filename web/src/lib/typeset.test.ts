import { typeset } from '@glimmer/lib/typeset'
import { expect, test } from 'vitest'
import { splitAtWord } from './cues.ts'

test.each([
  ["It's okay that I don't know yet.", 'It’s okay that I don’t know yet.'],
  ['I say "not today" and mean it.', 'I say “not today” and mean it.'],
  ["I tell myself 'that's enough' and stop.", 'I tell myself ‘that’s enough’ and stop.'],
  ['"I asked, \'who says?\'"', '“I asked, ‘who says?’”'],
  ["My friends' words ('tis true) are kind.", 'My friends’ words (’tis true) are kind.'],
  ["It's the '90s in here.", 'It’s the ’90s in here.'],
  ['“Already” set, so it’s left alone.', '“Already” set, so it’s left alone.'],
  ['Nothing to set.', 'Nothing to set.'],
])('typesets %s as %s', (typed, shown) => {
  expect(typeset(typed)).toBe(shown)
})

test('keeps the number of characters', () => {
  const text = "It's \"my\" pace, and that's fine 🌊, isn't it?"
  const shown = typeset(text)
  expect(shown).toHaveLength(text.length)
  const words = [...text.matchAll(/\S+/g)].map((found, at) => ({
    text: found[0],
    charStart: found.index,
    charEnd: found.index + found[0].length,
    startMs: at * 100,
    endMs: at * 100 + 90,
  }))
  words.forEach((word, at) => {
    const { before, current, after } = splitAtWord(shown, words, at)
    expect(current).toBe(typeset(text).slice(word.charStart, word.charEnd))
    expect(before + current + after).toBe(shown)
    expect(current).not.toMatch(/\s/)
  })
  expect(splitAtWord(shown, words, 0).current).toBe('It’s')
  expect(splitAtWord(shown, words, 1).current).toBe('“my”')
})
