import { expect, test } from 'vitest'
import { judgeSet, lineToReplace } from './judge-set.ts'

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

const well = [
  'I notice the rain this morning.',
  'For me, patience means letting the kettle boil.',
  'More than once, I have begun with one page.',
  "When the door closes, I'll breathe out.",
  "It's okay to leave the last box for later.",
]

test('replaces none of five lines without a fault', () => {
  expect(lineToReplace(well)).toBeUndefined()
})

test('replaces the last of the lines that begin alike', () => {
  expect(lineToReplace(well.with(1, 'I notice a cup.').with(3, 'I notice a door.'))).toBe(3)
})

test('replaces the last of too many lines with "I am"', () => {
  expect(lineToReplace(well.with(1, "I'm allowed to sit.").with(2, 'I am learning to sit.').with(4, "I'm here."))).toBe(
    4,
  )
})

test('replaces a line that nearly repeats another', () => {
  expect(lineToReplace(well.with(4, 'And I notice the rain this morning.'))).toBe(4)
})

test('does not count a name as the opening of a line', () => {
  expect(
    lineToReplace(
      well.map((line) => `Sam, ${line}`),
      'Sam',
    ),
  ).toBeUndefined()
})
