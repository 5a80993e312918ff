import { forms, type Level } from '@glimmer/contract'
import { expect, test } from 'vitest'
import { techniqueOf } from './technique.ts'

test('a line is explained by what it does', () => {
  expect(techniqueOf({ text: 'Part of me is hurrying, and part of me is here.', form: 'first-person', level: 1 })).toBe(
    'a line that allows two things at once',
  )
  expect(techniqueOf({ text: 'What if I waited?', form: 'question', level: 4 })).toBe(
    'a line that asks instead of telling',
  )
})

test('every kind of line has its words', () => {
  for (const form of forms)
    for (const level of [1, 2, 3, 4, 5] satisfies Level[])
      expect(techniqueOf({ text: 'A line.', form, level })).toMatch(/^a line (?:that|said) [a-z ,]+$/)
})
