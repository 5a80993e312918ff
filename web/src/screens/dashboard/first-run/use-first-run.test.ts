import { expect, test } from 'vitest'
import { openStep, stepAfter } from './use-first-run.ts'

const preferences = { themes: [], form: 'first-person', level: 2, timeZone: 'Europe/London' } as const
const person = (firstRun: 'name' | 'lines' | 'done' | undefined, firstName: string | null = null) => ({
  firstName,
  preferences: { ...preferences, themes: [], ...(firstRun && { firstRun }) },
})

test('the questions come one after the other, and end', () => {
  expect(stepAfter('name')).toBe('themes')
  expect(stepAfter('themes')).toBe('lines')
  expect(stepAfter('lines')).toBe('voice')
  expect(stepAfter('voice')).toBe('done')
})

test('it goes on where it was left, and asks nobody for a name that is known', () => {
  expect(openStep(person('name'))).toBe('name')
  expect(openStep(person('name', 'Maya'))).toBe('themes')
  expect(openStep(person('lines', 'Maya'))).toBe('lines')
})

test('who has been through it, or was here before there was one, is asked nothing', () => {
  expect(openStep(person('done'))).toBeUndefined()
  expect(openStep(person(undefined))).toBeUndefined()
})
