import { expect, test } from 'vitest'
import { lineToReplace } from './misfit.ts'

const well = [
  'I notice the rain this morning.',
  'For me, patience means letting the kettle boil.',
  'More than once, I have begun with one page.',
  "When the door closes, I'll breathe out.",
  "It's okay to leave the last box for later.",
]

test('five lines that stand well together have no misfit', () => {
  expect(lineToReplace(well)).toBeUndefined()
})

test('the last of those that begin alike has to go', () => {
  expect(lineToReplace(well.with(1, 'I notice a cup.').with(3, 'I notice a door.'))).toBe(3)
})

test('the last of too many that say "I am" has to go', () => {
  expect(lineToReplace(well.with(1, "I'm allowed to sit.").with(2, 'I am learning to sit.').with(4, "I'm here."))).toBe(
    4,
  )
})

test('a line that another nearly says has to go, however it begins', () => {
  expect(lineToReplace(well.with(4, 'And I notice the rain this morning.'))).toBe(4)
})

test('a name before each line is no opening', () => {
  expect(
    lineToReplace(
      well.map((line) => `Sam, ${line}`),
      'Sam',
    ),
  ).toBeUndefined()
})
