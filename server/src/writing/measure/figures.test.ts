import { describe, expect, test } from 'vitest'
import { drawAt } from './draws.ts'
import { figuresOf } from './figures.ts'
import { simulateUser } from './simulate.ts'
import { morningFigures, simulateMornings, simulateOpenMornings } from './simulate-today.ts'
import { alikeInARow, commonestOpening, textsOf } from './sound.ts'

describe('twenty people over ninety days', () => {
  const lives = Array.from({ length: 20 }, (_, at) => simulateUser(`person ${at}`, 90, () => 0))
  const figures = figuresOf(lives)

  test('hear no line with a hard fault', () => {
    expect(figures.lines).toBe(1800)
    expect(figures.hardFaults).toBe(0)
  })

  test('hear fewer than one near-duplicate in a hundred lines', () => {
    expect(figures.nearDuplicates / figures.lines).toBeLessThan(0.01)
  })

  test('hear lines from the closed shelf on nearly all days that are not heavy', () => {
    expect(figures.stoodIn / figures.lines).toBeLessThan(0.02)
    expect(figures.softFaults / figures.lines).toBeLessThan(0.15)
    expect(figures.distinctOpenings).toBeGreaterThan(100)
  })
})

test('the figures count what is wrong', () => {
  const [first] = simulateUser('someone', 1, () => 0)
  if (!first) throw new Error('A life of one day has a day.')
  const bad = { ...first, line: { ...first.line, form: 'first-person', text: 'I am always perfect!' } } as const
  expect(figuresOf([[first, first, bad]])).toMatchObject({ lines: 3, hardFaults: 1, nearDuplicates: 1 })
})

test('ninety mornings keep nearly to one theme, its step and the form that was chosen, and repeat nothing', () => {
  const figures = morningFigures(Array.from({ length: 20 }, (_, at) => simulateMornings(at * 7, 90)))
  expect(figures.inTheme).toBeGreaterThan(0.95)
  expect(figures.repeats).toBe(0)
  // On the first step a theme has few first-person lines for ninety mornings, and none gentler.
  expect(figures.plainInForm).toBeGreaterThanOrEqual(0.8)
  // A theme has questions and plans for about a month and a half; first-person lines follow.
  expect(figures.othersInForm).toBeGreaterThanOrEqual(0.42)
  expect(figures.onStep).toBeGreaterThanOrEqual(0.75)
})

test('ninety mornings without a chosen theme repeat no opening, shape or image of the day before', () => {
  for (let at = 0; at < 8; at++) {
    const mornings = simulateOpenMornings(at, 90)
    const { opening, shape, image } = alikeInARow(mornings)
    // Most questions begin in three ways: on three mornings in ninety nothing else may be left.
    const isQuestion = mornings.form === 'question'
    expect([opening, shape].every((days) => days <= (isQuestion ? 3 : 0))).toBe(true)
    expect(image).toBe(0)
    if (!isQuestion) expect(commonestOpening(textsOf(mornings))).toBeLessThan(0.1)
  }
})

test('draws at any hour favour no theme and no line', () => {
  for (const partOfDay of ['morning', 'night'] as const) {
    const { timesItsShare, topLine } = drawAt(partOfDay, 1200)
    expect(timesItsShare).toBeLessThan(1.5)
    expect(topLine).toBeLessThan(0.02)
  }
})
