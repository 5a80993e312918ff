import { expect, test } from 'vitest'
import { readRetryAfter } from './http.ts'

const now = Date.parse('2026-11-21T12:00:00Z')

test.each([
  ['2', 2000],
  ['0', 0],
  ['Sat, 21 Nov 2026 12:00:03 GMT', 3000],
  ['Sat, 21 Nov 2026 11:59:00 GMT', 0],
  ['soon', undefined],
  ['', undefined],
  [null, undefined],
])('Retry-After %j asks for %j ms', (header, expected) => {
  expect(readRetryAfter(header, now)).toBe(expected)
})
