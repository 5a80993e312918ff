import { expect, test } from 'vitest'
import { whenWanted } from './when-wanted.ts'

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
