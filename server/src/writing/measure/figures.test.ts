import { describe, expect, test } from 'vitest'
import { figuresOf } from './figures.ts'
import { simulateLife } from './simulate.ts'
import { morningFigures, simulateMornings } from './simulate-today.ts'

describe('twenty people over ninety days', () => {
  const lives = Array.from({ length: 20 }, (_, at) => simulateLife(`person ${at}`, 90, () => 0))
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
  const [first] = simulateLife('someone', 1, () => 0)
  if (!first) throw new Error('A life of one day has a day.')
  const bad = { ...first, line: { ...first.line, form: 'first-person', text: 'I am always perfect!' } } as const
  expect(figuresOf([[first, first, bad]])).toMatchObject({ lines: 3, hardFaults: 1, nearDuplicates: 1 })
})

test('ninety mornings keep to one theme, its step and the form that was chosen, and repeat nothing', () => {
  const figures = morningFigures(Array.from({ length: 20 }, (_, at) => simulateMornings(at * 7, 90)))
  expect(figures.inTheme).toBe(1)
  expect(figures.repeats).toBe(0)
  expect(figures.plainInForm).toBeGreaterThanOrEqual(0.95)
  expect(figures.othersInForm).toBeGreaterThanOrEqual(0.65)
  expect(figures.onStep).toBeGreaterThanOrEqual(0.75)
})
