import { describe, expect, test } from 'vitest'
import { ApiError } from '#platform/api/errors.ts'
import { draftOf, explainFailure, fullName, remainingDraft, savedNames } from './names.ts'

const saved = savedNames({ firstName: 'Maya', respelling: null, lastName: null, username: 'maya' })

describe('unsaved changes of the names', () => {
  test('contain only what differs from the saved names', () => {
    expect(draftOf(saved, saved)).toEqual({})
    expect(draftOf(saved, { ...saved, lastName: 'Okafor' })).toEqual({ lastName: 'Okafor' })
    expect(draftOf(saved, { ...saved, firstName: '' })).toEqual({ firstName: '' })
  })

  test('are cleared after saving unless edited meanwhile', () => {
    const sent = { firstName: 'May', lastName: 'Okafor' }
    expect(remainingDraft(sent, sent)).toEqual({})
    expect(remainingDraft({ ...sent, firstName: 'Maya-Li' }, sent)).toEqual({ firstName: 'Maya-Li' })
  })
})

describe('an error when saving names', () => {
  test('is shown under its field, in the words of the contract', () => {
    const refused = new ApiError(400, {
      code: 'invalid_input',
      message: 'Something in that request was not right.',
      errors: [{ path: 'username', message: 'Please give a name we can call you by.' }],
    })
    expect(explainFailure(refused)).toEqual({ errors: { username: 'Please give a name we can call you by.' } })
  })

  test('is shown for the form if it names no field', () => {
    const refused = new ApiError(409, { code: 'conflict', message: 'That has changed meanwhile.' })
    expect(explainFailure(refused)).toEqual({ errors: {}, problem: 'That has changed meanwhile.' })
  })

  test("falls back to 'Profile update failed'", () => {
    expect(explainFailure(new ApiError(500))).toEqual({ errors: {}, problem: 'Profile update failed' })
  })
})

test('builds the heading from both names, one name, or the username', () => {
  expect(fullName({ firstName: 'Maya', lastName: 'Okafor', username: 'maya' })).toBe('Maya Okafor')
  expect(fullName({ firstName: null, lastName: 'Okafor', username: 'maya' })).toBe('Okafor')
  expect(fullName({ firstName: null, lastName: null, username: 'maya' })).toBe('maya')
})
