import { expect, test } from 'vitest'
import { openStep, stepAfter } from './use-first-run.ts'

const preferences = { themes: [], form: 'first-person', level: 2, timeZone: 'Europe/London' } as const
const person = (firstRun: 'name' | 'lines' | 'done' | undefined, firstName: string | null = null) => ({
  firstName,
  preferences: { ...preferences, themes: [], ...(firstRun && { firstRun }) },
})

test('asks the questions in order, then ends', () => {
  expect(stepAfter('name')).toBe('themes')
  expect(stepAfter('themes')).toBe('lines')
  expect(stepAfter('lines')).toBe('voice')
  expect(stepAfter('voice')).toBe('done')
})

test('resumes at the unanswered question and skips a known name', () => {
  expect(openStep(person('name'))).toBe('name')
  expect(openStep(person('name', 'Maya'))).toBe('themes')
  expect(openStep(person('lines', 'Maya'))).toBe('lines')
})

test('asks nothing of users who finished or who joined earlier', () => {
  expect(openStep(person('done'))).toBeUndefined()
  expect(openStep(person(undefined))).toBeUndefined()
})
