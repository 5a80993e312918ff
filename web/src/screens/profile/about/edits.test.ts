import { describe, expect, test } from 'vitest'
import { ApiError } from '#platform/api/errors.ts'
import { draftOf, keptNames, leftOf, sayFailure } from './edits.ts'

const kept = keptNames({ firstName: 'Maya', lastName: null, username: 'maya' })

describe('what was typed', () => {
  test('is only what differs from what is kept', () => {
    expect(draftOf(kept, kept)).toEqual({})
    expect(draftOf(kept, { ...kept, lastName: 'Okafor' })).toEqual({ lastName: 'Okafor' })
    expect(draftOf(kept, { ...kept, firstName: '' })).toEqual({ firstName: '' })
  })

  test('goes once it was sent, and stays when it was typed on meanwhile', () => {
    const sent = { firstName: 'May', lastName: 'Okafor' }
    expect(leftOf(sent, sent)).toEqual({})
    expect(leftOf({ ...sent, firstName: 'Maya-Li' }, sent)).toEqual({ firstName: 'Maya-Li' })
  })
})

describe('a refusal', () => {
  test('is said under the field it is about, in the words of the contract', () => {
    const refused = new ApiError(400, {
      code: 'invalid_input',
      message: 'Something in that request was not right.',
      errors: [{ path: 'username', message: 'A name to call you by is needed.' }],
    })
    expect(sayFailure(refused)).toEqual({ errors: { username: 'A name to call you by is needed.' } })
  })

  test('is said for the whole when it is about no field', () => {
    const limited = new ApiError(429, { code: 'rate_limited', message: 'That was a lot of requests at once.' })
    expect(sayFailure(limited)).toEqual({ errors: {}, problem: 'That was a lot of requests at once.' })
  })

  test("is 'Profile update failed' when nothing better is known", () => {
    expect(sayFailure(new ApiError(500))).toEqual({ errors: {}, problem: 'Profile update failed' })
  })
})
