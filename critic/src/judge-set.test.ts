import { expect, test } from 'vitest'
import { goesWith, judgeSet } from './judge-set.ts'

const codes = (...texts: string[]): string[] => judgeSet(texts).map(({ code }) => code)

test('accepts five lines with four different openings', () => {
  expect(
    codes(
      'I notice the rain this morning.',
      "I'm allowed to sit with my tea.",
      'When the door closes, I can breathe out.',
      "It's okay to begin with one page.",
      'I notice the kettle has gone quiet.',
    ),
  ).toEqual([])
})

test('reports lines that open with the same two words', () => {
  expect(codes('I can sit.', 'I can rest.', 'I can eat.', 'It is late.', 'What if I stop?')).toEqual(['same-openings'])
})

test('reports more than two "I am" in five lines', () => {
  expect(codes("I'm allowed to sit.", 'I am learning.', "I'm here.", 'It is late.', 'What if I stop?')).toEqual([
    'i-am',
  ])
})

test.each([
  ['I notice a cup.', false],
  ['Sam, I notice a cup.', false],
  ["I'm here.", false],
  ['It is late.', true],
])('of a line that joins a set, checks the opening without the name: %s', (text, goes) => {
  const set = ['I notice the rain this morning.', "I'm allowed to sit.", "Sam, I'm learning."]
  expect(goesWith(set, text, 'Sam')).toBe(goes)
})
