import { expect, test, vi } from 'vitest'
import { hydrateOnInteraction } from './hydrate-on-interaction.ts'

test('a browser that comes to rest after the first sign of a person does not start the app again', async () => {
  vi.useFakeTimers()
  const page = Object.assign(new EventTarget(), { readyState: 'complete' }) as unknown as Document
  let started = 0
  hydrateOnInteraction(page, async () => void started++)
  page.dispatchEvent(new Event('pointerover'))
  await vi.runAllTimersAsync()
  vi.useRealTimers()
  expect(started).toBe(1)
})

/** A page that is still loading, so that only a person can start it. */
const loadingPage = () => Object.assign(new EventTarget(), { readyState: 'loading' }) as unknown as Document

test('the first sign of a person starts the app, and the second does not start it again', async () => {
  const page = loadingPage()
  let started = 0
  hydrateOnInteraction(page, async () => void started++)
  expect(started).toBe(0)
  page.dispatchEvent(new Event('pointerover'))
  page.dispatchEvent(new Event('keydown'))
  expect(started).toBe(1)
})
