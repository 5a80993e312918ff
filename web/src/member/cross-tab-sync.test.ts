import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newQueryClient, read } from '#platform/api/query.ts'
import { followOtherTabs } from './cross-tab-sync.ts'

/** A document whose visibility the tests set. */
const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
const lookAt = (visible: boolean) => {
  page.visibilityState = visible ? 'visible' : 'hidden'
  page.dispatchEvent(new Event('visibilitychange'))
}

/** A busy machine delivers messages late. */
const patiently = { timeout: 10_000 }

let other: BroadcastChannel
beforeEach(() => {
  vi.stubGlobal('document', page)
  lookAt(true)
  other = new BroadcastChannel('glimmer.changes')
})
afterEach(() => {
  other.close()
  vi.unstubAllGlobals()
})

const { queryKey: favorites } = read('GET /users/favorites')
const { queryKey: voices } = read('GET /voices')

function aTab() {
  const client = newQueryClient()
  client.setQueryData(favorites, { items: [], nextCursor: null })
  client.setQueryData(voices, { voices: [] })
  const updateAccount = vi.fn()
  const stop = followOtherTabs(client, updateAccount)
  const isOld = (key: readonly unknown[]) => client.getQueryState(key)?.isInvalidated === true
  return { stop, isOld, updateAccount }
}

test('refetches what another tab made stale, and nothing else', async () => {
  const { stop, isOld, updateAccount } = aTab()
  other.postMessage('POST /affirmations/{id}/favorite')
  await expect.poll(() => isOld(favorites), patiently).toBe(true)
  expect(isOld(voices)).toBe(false)
  expect(updateAccount).not.toHaveBeenCalled()
  stop()
})

test('refetches the account once for several messages', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ username: 'maya', ladder: {}, values: [] }))
  const { stop, updateAccount } = aTab()
  other.postMessage('PUT /users/profile')
  other.postMessage('PUT /users/preferences')
  await expect.poll(() => updateAccount.mock.calls, patiently).toEqual([[{ username: 'maya' }]])
  stop()
})

test('refetches nothing in a hidden tab until it is visible', async () => {
  const { stop, isOld } = aTab()
  const heard = new Promise((told) => {
    const ear = new BroadcastChannel('glimmer.changes')
    ear.onmessage = () => told(ear.close())
  })
  lookAt(false)
  other.postMessage('POST /affirmations/{id}/favorite')
  await heard
  expect(isOld(favorites)).toBe(false)
  lookAt(true)
  await expect.poll(() => isOld(favorites), patiently).toBe(true)
  stop()
})
