import { expect, test } from 'vitest'
import { ApiError } from '#platform/api/errors.ts'
import { openStep, saveAnswer, stepAfter } from './use-first-run.ts'

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

/** A server that knows no such time zone, or refuses something else. */
const server = (refused: string) => {
  const saved: object[] = []
  const save = async (answer: object) => {
    if (refused in answer)
      throw new ApiError(400, { code: 'invalid_input', errors: [{ path: refused, message: 'Choose another.' }] })
    saved.push(answer)
  }
  return { saved, save }
}

test('leaves out a time zone that the device does not have or the server refuses, and nothing else', async () => {
  const { saved, save } = server('timeZone')
  await saveAnswer(save, { firstRun: 'themes' }, undefined)
  await saveAnswer(save, { firstRun: 'lines' }, 'Mars/Olympus_Mons')
  expect(saved).toEqual([{ firstRun: 'themes' }, { firstRun: 'lines' }])
  await expect(saveAnswer(server('themes').save, { themes: ['calm'] }, 'Europe/London')).rejects.toThrow(ApiError)
})
