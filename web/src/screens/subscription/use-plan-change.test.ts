import { expect, test } from 'vitest'
import { ApiError, networkError } from '#platform/api/errors.ts'
import { checkoutMessage } from './use-plan-change.ts'

test('shows the server’s message', () => {
  const message = 'The amount may have changed since it was shown. Please look at it again.'
  expect(checkoutMessage(new ApiError(409, { code: 'quote_expired', message }))).toBe(message)
})

test.each(['offline', 'unreachable', 'timeout'] as const)('says that the service is unavailable when %s', (code) => {
  expect(checkoutMessage(networkError(code))).toBe(
    'Subscription service is temporarily unavailable. Please try again in a few minutes.',
  )
})

test('shows the error’s message without one from the server', () => {
  expect(checkoutMessage(new ApiError(502))).toBe('Service temporarily unavailable. Please try again later.')
  expect(checkoutMessage(new ApiError(503))).toContain('Please try again in a few minutes.')
  expect(checkoutMessage(new Error('The page is closing.'))).toBe('The page is closing.')
})

test('falls back to "unavailable"', () => {
  const sentence = 'Subscription service is temporarily unavailable. Please try again in a few minutes.'
  expect(checkoutMessage(new Error(''))).toBe(sentence)
  expect(checkoutMessage('gone')).toBe(sentence)
})
