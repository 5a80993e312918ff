import { expect, test } from 'vitest'
import { listenForErrors } from './error-reports.ts'

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
