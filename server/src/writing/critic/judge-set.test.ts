import { expect, test } from 'vitest'
import { judgeSet } from './judge-set.ts'

const codes = (...texts: string[]): string[] => judgeSet(texts).map(({ code }) => code)

test('five lines with four different openings stand well together', () => {
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

test('the same two words at the start are heard as a drum', () => {
  expect(codes('I can sit.', 'I can rest.', 'I can eat.', 'It is late.', 'What if I stop?')).toEqual(['same-openings'])
})

test('more than two "I am" in five are too many', () => {
  expect(codes("I'm allowed to sit.", 'I am learning.', "I'm here.", 'It is late.', 'What if I stop?')).toEqual([
    'i-am',
  ])
})
