import { expect, test } from 'vitest'
import { listenForErrors } from './error-reports.ts'

/** A page, and what it reported. */
function listen() {
  const page = new EventTarget()
  const told: unknown[] = []
  const report = listenForErrors(page, (thrown) => told.push(thrown))
  return { page, told, report }
}

test('an error that nobody caught is reported, and one that a boundary caught', () => {
  const { page, told, report } = listen()
  page.dispatchEvent(Object.assign(new Event('error'), { error: 'thrown' }))
  report('caught')
  expect(told).toEqual(['thrown', 'caught'])
})

test('a rejection nobody caught is reported and stays out of the browser’s log', () => {
  const { page, told } = listen()
  const rejection = Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason: 'far' })
  page.dispatchEvent(rejection)
  expect(told).toEqual(['far'])
  expect(rejection.defaultPrevented).toBe(true)
})
