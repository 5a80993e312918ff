import { expect, test } from 'vitest'
import { Problem } from '#problem.ts'
import { describeFailure } from './describe-failure.ts'

class MailRefused extends Error {
  readonly responseCode = 550
}

test('returns the class of the error and its code, or that of its cause', () => {
  expect(describeFailure(new Problem('payments_unavailable'))).toBe('Problem payments_unavailable')
  const refused = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:25'), { code: 'ECONNREFUSED' })
  expect(describeFailure(new TypeError('fetch failed', { cause: refused }))).toBe('TypeError ECONNREFUSED')
  expect(describeFailure(new MailRefused('550 maya@example.com is not known'))).toBe('MailRefused')
})

test('contains no words of the error’s message or name', () => {
  expect(describeFailure('I am so tired of this')).toBe('string')
  const odd = Object.assign(new Error('I am so tired'), { name: 'I am so tired', code: 'of all this' })
  expect(describeFailure(odd)).toBe('Error')
})
