import { expect, test } from 'vitest'
import { ApiError } from '../api/errors.ts'
import { describeError, limitReports, listenForErrors } from './error-reports.ts'

/** A page, and what it reported. */
function listen() {
  const page = new EventTarget()
  const told: unknown[] = []
  const report = listenForErrors(page, (thrown) => told.push(thrown))
  return { page, told, report }
}

test('reports uncaught errors and those of boundaries', () => {
  const { page, told, report } = listen()
  page.dispatchEvent(Object.assign(new Event('error'), { error: 'thrown' }))
  report('caught')
  expect(told).toEqual(['thrown', 'caught'])
})

test('reports unhandled rejections and suppresses their log', () => {
  const { page, told } = listen()
  const rejection = Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason: 'far' })
  page.dispatchEvent(rejection)
  expect(told).toEqual(['far'])
  expect(rejection.defaultPrevented).toBe(true)
})

test('reports the same error at most five times', () => {
  const told: string[] = []
  const report = limitReports((name, message) => told.push(`${name} ${message}`))
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
