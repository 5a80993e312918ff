import { expect, test, vi } from 'vitest'
import { whenWanted } from './hydrate-on-interaction.ts'

test('a browser that comes to rest after the first sign of a person does not wake the app again', async () => {
  vi.useFakeTimers()
  const page = Object.assign(new EventTarget(), { readyState: 'complete' }) as unknown as Document
  let woken = 0
  whenWanted(page, async () => void woken++)
  page.dispatchEvent(new Event('pointerover'))
  await vi.runAllTimersAsync()
  vi.useRealTimers()
  expect(woken).toBe(1)
})

/** A page that is still loading, so that only a person can wake it. */
const loadingPage = () => Object.assign(new EventTarget(), { readyState: 'loading' }) as unknown as Document

test('the first sign of a person wakes the app, and the second does not wake it again', async () => {
  const page = loadingPage()
  let woken = 0
  whenWanted(page, async () => void woken++)
  expect(woken).toBe(0)
  page.dispatchEvent(new Event('pointerover'))
  page.dispatchEvent(new Event('keydown'))
  expect(woken).toBe(1)
})
