import type { User } from '@glimmer/contract'
import { describe, expect, test, vi } from 'vitest'
import type { SessionState, SessionUser } from '#auth/session-provider.ts'
import { observable } from '#lib/observable.ts'
import { ApiError } from '#platform/api/errors.ts'
import { accountStore, syncBody } from './account.ts'

const maya: SessionUser = {
  id: 'maya',
  email: 'maya@example.com',
  username: 'maya',
  firstName: 'Maya',
  lastName: null,
  imageUrl: null,
}
const signedIn = (user = maya): SessionState => ({ status: 'signed-in', user })

/** A session to set by hand, and syncs that settle on command. */
const scene = (copiesOwner?: () => Promise<User | undefined>) => {
  const state = observable<SessionState>({ status: 'loading' })
  const syncs: (PromiseWithResolvers<User> & { who: string })[] = []
  const store = accountStore(
    { getState: state.get, subscribe: state.subscribe },
    ({ id }) => {
      const sync = { ...Promise.withResolvers<User>(), who: id }
      syncs.push(sync)
      return sync.promise
    },
    copiesOwner,
  )
  return { state, syncs, store }
}
const account = (username: string) => ({ username }) as User

describe('the account', () => {
  test('is there only once the sync has succeeded', async () => {
    const { state, syncs, store } = scene()
    expect(store.get()).toEqual({ status: 'loading' })
    state.set(signedIn())
    expect(store.get()).toEqual({ status: 'syncing' })
    syncs[0]?.resolve(account('maya'))
    await expect.poll(store.get).toEqual({ status: 'signed-in', user: { username: 'maya' } })
  })

  test('is synced once, however often the token is renewed', async () => {
    const { state, syncs, store } = scene()
    state.set(signedIn())
    state.set(signedIn({ ...maya }))
    expect(syncs).toHaveLength(1)
    syncs[0]?.resolve(account('maya'))
    await expect.poll(() => store.get().status).toBe('signed-in')
    state.set(signedIn({ ...maya }))
    expect(syncs).toHaveLength(1)
  })

  test('says what the server meant when the sync is refused, and can be tried again', async () => {
    const { state, syncs, store } = scene()
    state.set(signedIn())
    syncs[0]?.reject(new ApiError(403, { code: 'identity_mismatch', message: 'That account is not yours.' }))
    await expect.poll(store.get).toEqual({ status: 'failed', error: 'That account is not yours.' })
    store.retry()
    syncs[1]?.resolve(account('maya'))
    await expect.poll(() => store.get().status).toBe('signed-in')
  })

  test("says 'Failed to sync user data' when the server said nothing", async () => {
    const { state, syncs, store } = scene()
    state.set(signedIn())
    syncs[0]?.reject(new Error('socket hang up'))
    await expect.poll(store.get).toEqual({ status: 'failed', error: 'Failed to sync user data' })
  })

  test('forgets an answer that comes after the person has left', async () => {
    const { state, syncs, store } = scene()
    state.set(signedIn())
    state.set({ status: 'signed-out', reason: 'expired' })
    syncs[0]?.resolve(account('maya'))
    await syncs[0]?.promise
    expect(store.get()).toEqual({ status: 'signed-out', reason: 'expired' })
  })

  test('changes hands when somebody else signs in', async () => {
    const { state, syncs, store } = scene()
    state.set(signedIn())
    state.set(signedIn({ ...maya, id: 'noor' }))
    syncs[0]?.resolve(account('maya'))
    syncs[1]?.resolve(account('noor'))
    await expect.poll(store.get).toEqual({ status: 'signed-in', user: { username: 'noor' } })
  })

  test('takes over a changed profile', async () => {
    const { state, syncs, store } = scene()
    state.set(signedIn())
    syncs[0]?.resolve(account('maya'))
    await expect.poll(() => store.get().status).toBe('signed-in')
    store.update({ username: 'May' })
    expect(store.get()).toMatchObject({ user: { username: 'May' } })
  })
})

describe('when nobody answers', () => {
  const owner = { username: 'maya', oidcId: 'maya' } as User
  const unreachable: SessionState = { status: 'signed-out', reason: 'error' }

  test('the offline copies stand in, and nobody is said to be signed in', async () => {
    const { state, store } = scene(async () => owner)
    state.set(unreachable)
    await expect.poll(store.get).toEqual({ status: 'offline', user: owner, slow: false })
  })

  test('the offline copies stand in for an answer that takes long, until that comes or fails', async () => {
    vi.useFakeTimers()
    const { state, store } = scene(async () => owner)
    await vi.advanceTimersByTimeAsync(5_000)
    vi.useRealTimers()
    expect(store.get()).toEqual({ status: 'offline', user: owner, slow: true })
    state.set(unreachable)
    await expect.poll(store.get).toEqual({ status: 'offline', user: owner, slow: false })
  })

  test('without copies the reason is told', async () => {
    const { state, store } = scene(async () => undefined)
    state.set(unreachable)
    await expect.poll(store.get).toEqual(unreachable)
  })

  test('the account takes its place once somebody answers, with nothing in between', async () => {
    const { state, syncs, store } = scene(async () => owner)
    state.set(unreachable)
    await expect.poll(() => store.get().status).toBe('offline')
    const seen: string[] = []
    store.subscribe(() => seen.push(store.get().status))
    state.set(signedIn())
    syncs[0]?.resolve(account('maya'))
    await expect.poll(() => store.get().status).toBe('signed-in')
    expect(seen).toEqual(['signed-in'])
  })

  test('a sync that gets no answer leaves the copies to be read, and a later sign-in tries again', async () => {
    const { state, syncs, store } = scene(async () => owner)
    state.set(signedIn())
    syncs[0]?.reject(new ApiError(503))
    await expect.poll(() => store.get().status).toBe('offline')
    state.set(signedIn({ ...maya }))
    syncs[1]?.resolve(account('maya'))
    await expect.poll(() => store.get().status).toBe('signed-in')
  })

  test('nobody is shown the copies of another person', async () => {
    const { state, syncs, store } = scene(async () => owner)
    state.set(signedIn({ ...maya, id: 'noor' }))
    syncs[0]?.reject(new ApiError(503))
    await expect.poll(() => store.get().status).toBe('failed')
  })

  test('a session that ended is not read on', async () => {
    const { state, store } = scene(async () => owner)
    state.set(unreachable)
    await expect.poll(() => store.get().status).toBe('offline')
    state.set({ status: 'signed-out', reason: 'expired' })
    expect(store.get()).toEqual({ status: 'signed-out', reason: 'expired' })
  })
})

const nobody: SessionUser = {
  id: 'sub-1',
  email: null,
  username: null,
  firstName: null,
  lastName: null,
  imageUrl: null,
}

test('the username falls back to the first name, then to User', () => {
  expect(syncBody({ ...nobody, username: 'maya', firstName: 'Maya' }).username).toBe('maya')
  expect(syncBody({ ...nobody, username: ' ', firstName: 'Maya' }).username).toBe('Maya')
  expect(syncBody(nobody).username).toBe('User')
})

test('names too long for the API are shortened, and a picture that is no web address is left out', () => {
  const body = syncBody({ ...nobody, firstName: 'a'.repeat(100), imageUrl: 'data:image/png;base64,AAAA' })
  expect(body.firstName).toHaveLength(60)
  expect(body.imageUrl).toBeNull()
})
