import { expect, test } from 'vitest'
import { ApiError, networkError } from '#platform/api/errors.ts'
import { checkoutMessage } from './use-plan-change.ts'

test("says the server's sentence when it has one", () => {
  const message = 'The amount may have changed since it was shown. Please look at it again.'
  expect(checkoutMessage(new ApiError(409, { code: 'quote_expired', message }))).toBe(message)
})

test('says that there is no connection when that is why', () => {
  expect(checkoutMessage(networkError('offline'))).toBe('You’re offline. Try again when you’re back online.')
})

test('says what the error says when the server sent no sentence', () => {
  expect(checkoutMessage(new ApiError(502))).toBe('Service temporarily unavailable. Please try again later.')
  expect(checkoutMessage(new ApiError(503))).toContain('Please try again in a few minutes.')
  expect(checkoutMessage(new Error('The page is closing.'))).toBe('The page is closing.')
})

test('says that the service is unavailable when nothing is known', () => {
  const sentence = 'Subscription service is temporarily unavailable. Please try again in a few minutes.'
  expect(checkoutMessage(new Error(''))).toBe(sentence)
  expect(checkoutMessage('gone')).toBe(sentence)
})
