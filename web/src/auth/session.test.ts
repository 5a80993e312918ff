import { describe, expect, test } from 'vitest'
import { observable } from '#lib/observable.ts'
import { createSession } from './session.ts'
import type { SessionProvider, SessionState } from './session-provider.ts'

const adapter = (): SessionProvider => {
  const state = observable<SessionState>({ status: 'loading' })
  const enter = () =>
    state.set({
      status: 'signed-in',
      user: {
        id: 'maya',
        email: null,
        username: null,
        firstName: null,
        lastName: null,
        imageUrl: null,
      },
    })
  return {
    getState: state.get,
    subscribe: state.subscribe,
    start: async () => enter(),
    getToken: async () => 'a-token',
    signIn: async () => undefined,
    signUp: async () => undefined,
    reauthenticate: async () => undefined,
    completeSignIn: async () => ({ returnTo: '/dashboard' }),
    signOut: async () => 'everywhere',
    dropSession: async () => state.set({ status: 'signed-out', reason: 'expired' }),
  }
}

describe('createSession', () => {
  test('loads no provider for a visitor', async () => {
    let loads = 0
    const session = createSession(
      async () => {
        loads++
        return adapter()
      },
      () => false,
    )
    await session.start()
    expect(session.getState()).toEqual({ status: 'signed-out' })
    expect(await session.getToken()).toBeNull()
    await session.signIn()
    expect(loads).toBe(1)
  })

  test('follows its provider once loaded', async () => {
    const session = createSession(
      async () => adapter(),
      () => true,
    )
    expect(session.getState()).toEqual({ status: 'loading' })
    await session.start()
    expect(session.getState()).toMatchObject({ status: 'signed-in' })
    expect(await session.getToken()).toBe('a-token')
    await session.dropSession()
    expect(session.getState()).toEqual({ status: 'signed-out', reason: 'expired' })
  })

  test('reports a provider that cannot be loaded, and retries on start', async () => {
    let reachable = false
    const session = createSession(
      async () => {
        if (!reachable) throw new Error('no network')
        return adapter()
      },
      () => true,
    )
    await session.start()
    expect(session.getState()).toEqual({ status: 'signed-out', reason: 'error' })
    reachable = true
    await session.start()
    expect(session.getState()).toMatchObject({ status: 'signed-in' })
  })

  test('signs out locally when the provider was never loaded', async () => {
    const session = createSession(
      () => Promise.reject(new Error('no answer')),
      () => true,
    )
    await session.start()
    await expect(session.signOut()).rejects.toThrow()
    await session.dropSession('this-device')
    expect(session.getState()).toEqual({ status: 'signed-out', reason: 'this-device' })
  })

  test('rejects getToken until it is known who is signed in', async () => {
    const session = createSession(
      async () => adapter(),
      () => true,
    )
    await expect(session.getToken()).rejects.toThrow('not yet known')
  })

  test('rejects getToken while a signed-in user’s provider is down', async () => {
    const silent: SessionProvider = {
      ...adapter(),
      getState: () => ({ status: 'signed-out', reason: 'error' }),
      subscribe: () => () => undefined,
      start: async () => {
        throw new Error('no answer')
      },
      getToken: async () => null,
    }
    const session = createSession(
      async () => silent,
      () => true,
    )
    await session.start()
    await expect(session.getToken()).rejects.toThrow('out of reach')
  })
})
