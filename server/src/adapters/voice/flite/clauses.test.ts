import { expect, test } from 'vitest'
import { normalise } from '../normalise/normalise.ts'
import { inClauses } from './clauses.ts'

/** The clauses of a text, with a comma where a breath is taken. */
function clauses(text: string): string[] {
  const read = normalise(text)
  if (!read.ok) throw new Error(read.reason)
  return inClauses(read.words).map((clause) =>
    clause.map(({ spoken, pause }) => spoken.join(' ') + (pause === 'breath' ? ',' : '')).join(' '),
  )
}

test('sentences are said one by one', () => {
  expect(clauses('I rest. I rise! May I begin?')).toEqual(['i rest', 'i rise', 'may i begin'])
})

test('a long first sentence is begun with its first phrase, a short one is said as one', () => {
  expect(clauses('I let the kettle boil, breathe out, and begin with one cup and one song.')).toEqual([
    'i let the kettle boil,',
    'breathe out, and begin with one cup and one song',
  ])
  expect(clauses('I rest, I rise, I begin.')).toEqual(['i rest, i rise, i begin'])
})

test('only the first sentence is parted, and not after a word or two', () => {
  const long = 'I notice, on the way to the door, that my hands are warm and my step is light'
  expect(clauses(`${long}.`)).toHaveLength(2)
  expect(clauses(`${long}.`)[0]).toBe('i notice, on the way to the door,')
  expect(clauses(`I rest. ${long}.`)).toHaveLength(2)
})

test('a long phrase without a comma has a breath where something new begins', () => {
  expect(clauses('I put both feet on the ground while the meeting starts around me.')).toEqual([
    'i put both feet on the ground,',
    'while the meeting starts around me',
  ])
  expect(clauses('I can take this one small step and I can rest after it.')).toEqual([
    'i can take this one small step,',
    'and i can rest after it',
  ])
})

test('what belongs together is not parted', () => {
  expect(clauses('I am learning to trust myself more and more with every small step.')).toEqual([
    'i am learning to trust myself more and more with every small step',
  ])
  expect(clauses('I rest because I can.')).toEqual(['i rest because i can'])
})
