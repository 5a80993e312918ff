import { expect, test } from 'vitest'
import { ApiError } from '../api/errors.ts'
import { capped, describeError } from './send-error-report.lazy.ts'

test('the same error is reported five times and then no more', () => {
  const told: string[] = []
  const report = capped((name, message) => told.push(`${name} ${message}`))
  for (let time = 0; time < 9; time++) report('TypeError', 'nothing there')
  report('TypeError', 'another')
  expect(told).toEqual([...Array<string>(5).fill('TypeError nothing there'), 'TypeError another'])
})

test('what is thrown without being an error gives nothing of itself away', () => {
  expect(describeError('my private note')).toEqual(['Unknown', ''])
})

test('a refused call is told by its status, not by the sentence somebody read', () => {
  const refused = new ApiError(409, { code: 'still_working', message: 'Your kingfisher is being drawn.' })
  expect(describeError(refused)).toEqual(['ApiError', 'Status 409'])
})
