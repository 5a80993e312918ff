import { expect, test } from 'vitest'
import { partsAround } from '#modules/listening/transport/word-at.ts'
import { typeset } from './typeset.ts'

test.each([
  ["It's okay that I don't know yet.", 'It’s okay that I don’t know yet.'],
  ['I say "not today" and mean it.', 'I say “not today” and mean it.'],
  ["I tell myself 'that's enough' and stop.", 'I tell myself ‘that’s enough’ and stop.'],
  ['"I asked, \'who says?\'"', '“I asked, ‘who says?’”'],
  ["My friends' words ('tis true) are kind.", 'My friends’ words (’tis true) are kind.'],
  ["It's the '90s in here.", 'It’s the ’90s in here.'],
  ['“Already” set, so it’s left alone.', '“Already” set, so it’s left alone.'],
  ['Nothing to set.', 'Nothing to set.'],
])('%s is shown as %s', (typed, shown) => {
  expect(typeset(typed)).toBe(shown)
})

test('one sign stands for one sign, so the word that is being said is still the one that lights up', () => {
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
    const { said, now, next } = partsAround(shown, words, at)
    expect(now).toBe(typeset(text).slice(word.charStart, word.charEnd))
    expect(said + now + next).toBe(shown)
    expect(now).not.toMatch(/\s/)
  })
  expect(partsAround(shown, words, 0).now).toBe('It’s')
  expect(partsAround(shown, words, 1).now).toBe('“my”')
})
