import type { User } from '@glimmer/contract'
import { describe, expect, test, vi } from 'vitest'
import type { SessionState, SessionUser } from '#auth/session-provider.ts'
import { observable } from '#lib/observable.ts'
import { ApiError, networkError } from '#platform/api/errors.ts'
import { accountStore, syncBody, type UserWithAge } from './account.ts'

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
  test('is signed-in after a successful sync', async () => {
    const { state, syncs, store } = scene()
    expect(store.get()).toEqual({ status: 'loading' })
    state.set(signedIn())
    expect(store.get()).toEqual({ status: 'syncing' })
    syncs[0]?.resolve(account('maya'))
    await expect.poll(store.get).toEqual({ status: 'signed-in', user: { username: 'maya' } })
  })

  test('syncs once for many renewed tokens', async () => {
    const { state, syncs, store } = scene()
    state.set(signedIn())
    state.set(signedIn({ ...maya }))
    expect(syncs).toHaveLength(1)
    syncs[0]?.resolve(account('maya'))
    await expect.poll(() => store.get().status).toBe('signed-in')
    state.set(signedIn({ ...maya }))
    expect(syncs).toHaveLength(1)
  })

  test("shows the server's message when the sync is refused, and can retry", async () => {
    const { state, syncs, store } = scene()
    state.set(signedIn())
    syncs[0]?.reject(new ApiError(403, { code: 'identity_mismatch', message: 'That account is not yours.' }))
    await expect.poll(store.get).toEqual({ status: 'failed', error: 'That account is not yours.' })
    store.retry()
    syncs[1]?.resolve(account('maya'))
    await expect.poll(() => store.get().status).toBe('signed-in')
  })

  test("shows 'Failed to sync user data' without a server's message", async () => {
    const { state, syncs, store } = scene()
    state.set(signedIn())
    syncs[0]?.reject(new Error('socket hang up'))
    await expect.poll(store.get).toEqual({ status: 'failed', error: 'Failed to sync user data' })
  })

  test('ignores a response after a sign-out', async () => {
    const { state, syncs, store } = scene()
    state.set(signedIn())
    state.set({ status: 'signed-out', reason: 'expired' })
    syncs[0]?.resolve(account('maya'))
    await syncs[0]?.promise
    expect(store.get()).toEqual({ status: 'signed-out', reason: 'expired' })
  })

  test('syncs again when another user signs in', async () => {
    const { state, syncs, store } = scene()
    state.set(signedIn())
    state.set(signedIn({ ...maya, id: 'noor' }))
    syncs[0]?.resolve(account('maya'))
    syncs[1]?.resolve(account('noor'))
    await expect.poll(store.get).toEqual({ status: 'signed-in', user: { username: 'noor' } })
  })

  test('applies a changed profile', async () => {
    const { state, syncs, store } = scene()
    state.set(signedIn())
    syncs[0]?.resolve(account('maya'))
    await expect.poll(() => store.get().status).toBe('signed-in')
    store.update({ username: 'May' })
    expect(store.get()).toMatchObject({ user: { username: 'May' } })
  })
})

describe('without a response', () => {
  const owner = { username: 'maya', oidcId: 'maya', age: { hasAccess: true } } as UserWithAge
  const unreachable: SessionState = { status: 'signed-out', reason: 'error' }

  test("is offline with the copies' owner", async () => {
    const { state, store } = scene(async () => owner)
    state.set(unreachable)
    await expect.poll(store.get).toEqual({ status: 'offline', user: owner, slow: false })
  })

  test('is slow after five seconds, and offline once the session fails', async () => {
    vi.useFakeTimers()
    const { state, store } = scene(async () => owner)
    await vi.advanceTimersByTimeAsync(5_000)
    vi.useRealTimers()
    expect(store.get()).toEqual({ status: 'offline', user: owner, slow: true })
    state.set(unreachable)
    await expect.poll(store.get).toEqual({ status: 'offline', user: owner, slow: false })
  })

  test('is signed-out with the reason when there are no copies', async () => {
    const { state, store } = scene(async () => undefined)
    state.set(unreachable)
    await expect.poll(store.get).toEqual(unreachable)
  })

  test('goes from offline to signed-in without a state between', async () => {
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

  test('stays offline when the sync fails with 503, and syncs at the next sign-in', async () => {
    const { state, syncs, store } = scene(async () => owner)
    state.set(signedIn())
    syncs[0]?.reject(new ApiError(503))
    await expect.poll(() => store.get().status).toBe('offline')
    state.set(signedIn({ ...maya }))
    syncs[1]?.resolve(account('maya'))
    await expect.poll(() => store.get().status).toBe('signed-in')
  })

  test('with a 500 keeps the copies, says that the sync failed, and can retry', async () => {
    const { state, syncs, store } = scene(async () => owner)
    state.set(signedIn())
    syncs[0]?.reject(new ApiError(500))
    await expect.poll(store.get).toMatchObject({ status: 'offline', error: 'Failed to sync user data' })
    store.retry()
    syncs[1]?.resolve(account('maya'))
    await expect.poll(() => store.get().status).toBe('signed-in')
  })

  test('blames the connection alone while nothing answers', async () => {
    const { state, syncs, store } = scene(async () => owner)
    state.set(signedIn())
    syncs[0]?.reject(networkError('unreachable'))
    await expect.poll(store.get).toEqual({ status: 'offline', user: owner, slow: false })
  })

  test("fails rather than show another user's copies", async () => {
    const { state, syncs, store } = scene(async () => owner)
    state.set(signedIn({ ...maya, id: 'noor' }))
    syncs[0]?.reject(new ApiError(503))
    await expect.poll(() => store.get().status).toBe('failed')
  })

  test('leaves the offline state when the session has expired', async () => {
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

test('shortens long names and omits pictures that are no web address', () => {
  const body = syncBody({ ...nobody, firstName: 'a'.repeat(100), imageUrl: 'data:image/png;base64,AAAA' })
  expect(body.firstName).toHaveLength(60)
  expect(body.imageUrl).toBeNull()
})

test('cuts names between characters, and sends no half of one', () => {
  const sunrise = `${'a'.repeat(59)}🌅`
  const body = syncBody({
    ...nobody,
    firstName: sunrise,
    lastName: 'Lind\ud83d',
    username: '\u200b',
    email: 'a\ud83d@b.c',
  })
  expect(body).toMatchObject({ firstName: 'a'.repeat(59), lastName: 'Lind', username: 'a'.repeat(59) })
  expect(JSON.stringify(body)).not.toMatch(/\\u[dD]/)
})
