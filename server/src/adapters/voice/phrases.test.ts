import { expect, test } from 'vitest'
import { normalise } from './normalise/normalise.ts'
import { splitIntoClauses, withBreaths } from './phrases.ts'

/** The clauses of a text, with a comma where a breath is taken. */
function clauses(text: string): string[] {
  const read = normalise(text)
  if (!read.ok) throw new Error(read.reason)
  return splitIntoClauses(withBreaths(read.words)).map((clause) =>
    clause.map(({ spoken, sign }) => spoken.join(' ') + (sign === ',' ? ',' : '')).join(' '),
  )
}

test('splits a text into sentences', () => {
  expect(clauses('I rest. I rise! May I begin?')).toEqual(['i rest', 'i rise', 'may i begin'])
})

test('splits a long first sentence after its first phrase, and keeps a short one whole', () => {
  expect(clauses('I let the kettle boil, breathe out, and begin with one cup and one song.')).toEqual([
    'i let the kettle boil,',
    'breathe out, and begin with one cup and one song',
  ])
  expect(clauses('I rest, I rise, I begin.')).toEqual(['i rest, i rise, i begin'])
})

test('splits only the first sentence, and not after one or two words', () => {
  const long = 'I notice, on the way to the door, that my hands are warm and my step is light'
  expect(clauses(`${long}.`)).toHaveLength(2)
  expect(clauses(`${long}.`)[0]).toBe('i notice, on the way to the door,')
  expect(clauses(`I rest. ${long}.`)).toHaveLength(2)
})

test('adds a breath to a long phrase without a comma', () => {
  expect(clauses('I put both feet on the ground while the meeting starts around me.')).toEqual([
    'i put both feet on the ground,',
    'while the meeting starts around me',
  ])
  expect(clauses('I can take this one small step and I can rest after it.')).toEqual([
    'i can take this one small step,',
    'and i can rest after it',
  ])
})

test('adds no breath within a unit of meaning', () => {
  expect(clauses('I am learning to trust myself more and more with every small step.')).toEqual([
    'i am learning to trust myself more and more with every small step',
  ])
  expect(clauses('I rest because I can.')).toEqual(['i rest because i can'])
})
