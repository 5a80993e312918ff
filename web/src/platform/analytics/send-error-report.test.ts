import { expect, test } from 'vitest'
import { ApiError } from '../api/errors.ts'
import { capped, describeError } from './send-error-report.ts'

test('reports the same error at most five times', () => {
  const told: string[] = []
  const report = capped((name, message) => told.push(`${name} ${message}`))
  for (let time = 0; time < 9; time++) report('TypeError', 'nothing there')
  report('TypeError', 'another')
  expect(told).toEqual([...Array<string>(5).fill('TypeError nothing there'), 'TypeError another'])
})

test('reports no content of thrown values that are no errors', () => {
  expect(describeError('my private note')).toEqual(['Unknown', ''])
})

test('reports a refused call by its status, without its message', () => {
  const refused = new ApiError(409, { code: 'still_working', message: 'Your kingfisher is being drawn.' })
  expect(describeError(refused)).toEqual(['ApiError', 'Status 409'])
})
