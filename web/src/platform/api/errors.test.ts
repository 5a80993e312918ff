import { describe, expect, test } from 'vitest'
import {
  ApiError,
  featureMessage,
  formMessage,
  generalMessage,
  networkError,
  readerMessage,
  toApiError,
} from './errors.ts'

describe('the message of a failed call', () => {
  test.each([
    [503, 'Service temporarily unavailable. Please try again in a few minutes.'],
    [500, 'Service temporarily unavailable. Please try again later.'],
    [502, 'Service temporarily unavailable. Please try again later.'],
    [403, 'Access denied. Please check your permissions.'],
    [400, 'Service temporarily unavailable. Please try again.'],
    [418, 'Service temporarily unavailable. Please try again.'],
  ])('%i has its own sentence', (status, sentence) => {
    const error = new ApiError(status, { code: 'anything', message: 'Detail for developers.' })
    expect(generalMessage(error)).toBe(sentence)
  })

  test.each([404, 429])('%i is only logged', (status) => {
    expect(generalMessage(new ApiError(status))).toBeUndefined()
  })

  test.each([404, 429])('%i has no message in a form', (status) => {
    expect(formMessage(new ApiError(status))).toBeUndefined()
    const meant = new ApiError(status, { code: 'too_many', message: 'That was a lot of lines.' })
    expect(formMessage(meant)).toBeUndefined()
    expect(featureMessage(meant, 'Profile update failed')).toBe('')
    expect(formMessage(new ApiError(500))).toBe('Service temporarily unavailable. Please try again later.')
  })

  test('401 has no message: the sign-in screen shows it', () => {
    expect(generalMessage(new ApiError(401))).toBeUndefined()
    expect(readerMessage(new ApiError(401))).toBe('Authentication required. Please sign in again.')
  })

  test("is the server's message where a feature allows it", () => {
    const spent = new ApiError(402, { code: 'allowance_spent', message: 'You have used all ten.' })
    expect(readerMessage(spent)).toBe('You have used all ten.')
  })

  test('is never that of a 5xx or of a response without a code', () => {
    expect(readerMessage(new ApiError(500, { code: 'internal', message: 'relation "users" is missing' }))).toBe(
      'Service temporarily unavailable. Please try again later.',
    )
    expect(readerMessage(new ApiError(400, { message: 'nginx says no' }))).toBe(
      'Service temporarily unavailable. Please try again.',
    )
  })

  test('says that the provider is misconfigured', () => {
    const message = 'Whoever runs this place has to mend it.'
    expect(readerMessage(new ApiError(503, { code: 'identity_misconfigured', message }))).toBe(message)
  })

  test('says that the browser is offline', () => {
    expect(generalMessage(networkError('offline'))).toBe('You’re offline. Try again when you’re back online.')
  })
})

describe('normalising', () => {
  test('keeps an ApiError as it is', () => {
    const error = new ApiError(409, { code: 'still_working', message: 'Wait.' })
    expect(toApiError(error)).toBe(error)
    expect(error).toMatchObject({ name: 'ApiError', message: 'Wait.', status: 409, code: 'still_working' })
  })

  test('gives everything else a name, a message and status 500', () => {
    expect(toApiError('oops')).toMatchObject({
      name: 'ApiError',
      status: 500,
      message: 'Service temporarily unavailable. Please try again later.',
    })
  })
})

test("prefers the server's or the browser's message to the feature's own", () => {
  const own = 'Profile update failed'
  expect(featureMessage(new ApiError(500, { code: 'internal', message: 'x' }), own)).toBe(own)
  expect(featureMessage(new ApiError(400), own)).toBe(own)
  expect(featureMessage(networkError('unreachable'), own)).toBe(own)
  expect(featureMessage(new ApiError(403, { code: 'theme_locked', message: 'Part of Pro.' }), own)).toBe('Part of Pro.')
  expect(featureMessage(networkError('offline'), own)).toMatch(/offline/)
})
