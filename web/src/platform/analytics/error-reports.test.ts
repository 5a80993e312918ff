import { expect, test } from 'vitest'
import { ApiError } from '../api/errors.ts'
import { capped, listenForErrors } from './error-reports.ts'

test('the same error is reported five times and then no more', () => {
  const told: string[] = []
  const report = capped((name, message) => told.push(`${name} ${message}`))
  for (let time = 0; time < 9; time++) report('TypeError', 'nothing there')
  report('TypeError', 'another')
  expect(told).toEqual([...Array<string>(5).fill('TypeError nothing there'), 'TypeError another'])
})

test('a rejection nobody caught is reported and stays out of the browser’s log', () => {
  const page = new EventTarget()
  const told: string[] = []
  listenForErrors(page, (name, message) => told.push(`${name}: ${message}`))
  const rejection = Object.assign(new Event('unhandledrejection', { cancelable: true }), {
    reason: new RangeError('far'),
  })
  page.dispatchEvent(rejection)
  expect(told).toEqual(['RangeError: far'])
  expect(rejection.defaultPrevented).toBe(true)
})

test('what is thrown without being an error gives nothing of itself away', () => {
  const page = new EventTarget()
  const told: string[] = []
  listenForErrors(page, (name, message) => told.push(`${name}:${message}`))
  page.dispatchEvent(Object.assign(new Event('error'), { error: 'my private note' }))
  expect(told).toEqual(['Unknown:'])
})

test('a refused call is told by its status, not by the sentence somebody read', () => {
  const page = new EventTarget()
  const told: string[] = []
  const report = listenForErrors(page, (name, message) => told.push(`${name}: ${message}`))
  report(new ApiError(409, { code: 'still_working', message: 'Your kingfisher is being drawn.' }))
  expect(told).toEqual(['ApiError: Status 409'])
})
