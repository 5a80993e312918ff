import { setImmediate as afterPromises } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { oidcSession } from './oidc-session.ts'
import { FrameOfAnother, origin, stubPage } from './testing/page.ts'
import { startProvider as startAnyProvider } from './testing/provider.ts'

let left: URL[]
let provider: Awaited<ReturnType<typeof startAnyProvider>> | undefined

const sentNonce = () => left.at(-1)?.searchParams.get('nonce') ?? ''

/** A provider whose tokens carry the nonce of the last request. */
async function startProvider(options: Partial<Parameters<typeof startAnyProvider>[0]> = {}) {
  provider = await startAnyProvider({ nonce: sentNonce, ...options })
  return provider
}

beforeEach(() => {
  left = stubPage()
})
afterEach(async () => {
  await provider?.stop()
  provider = undefined
  vi.unstubAllGlobals()
})

const comeBackTo = (request: URL | undefined) =>
  `${origin}/auth/callback?code=a-code&state=${request?.searchParams.get('state')}`

describe('sign-in', () => {
  test('sends a nonce, and accepts the token that contains it', async () => {
    const { identity } = await startProvider()
    const session = oidcSession(identity)
    await session.signIn({ returnTo: '/library' })
    expect(sentNonce()).toMatch(/^[\w-]{43}$/)
    expect(await session.completeSignIn(comeBackTo(left[0]))).toEqual({ returnTo: '/library' })
    expect(session.getState()).toMatchObject({ status: 'signed-in', user: { id: 'maya' } })
  })

  test('refuses a token with another nonce', async () => {
    const { identity } = await startProvider({ nonce: () => 'another' })
    const session = oidcSession(identity)
    await session.signIn()
    await expect(session.completeSignIn(comeBackTo(left[0]))).rejects.toThrow('nonce')
    expect(session.getState().status).not.toBe('signed-in')
  })

  test.each([-72, 72])('works when the device’s clock is wrong by %i hours', async (clockHours) => {
    const { identity } = await startProvider({ clockHours })
    const session = oidcSession(identity)
    await session.signIn()
    await session.completeSignIn(comeBackTo(left[0]))
    expect(session.getState().status).toBe('signed-in')
  })

  test('refuses a response of another issuer', async () => {
    const { identity } = await startProvider()
    const session = oidcSession(identity)
    await session.signIn()
    const response = `${comeBackTo(left[0])}&iss=${encodeURIComponent('https://another.example')}`
    await expect(session.completeSignIn(response)).rejects.toThrow('issuer')
  })

  test('accepts a response once, and none that this tab did not request', async () => {
    const { identity } = await startProvider()
    const session = oidcSession(identity)
    await session.signIn()
    await session.completeSignIn(comeBackTo(left[0]))
    await expect(session.completeSignIn(comeBackTo(left[0]))).rejects.toThrow('This tab did not start the sign-in.')
    await expect(session.completeSignIn(`${origin}/auth/callback?code=a&state=b`)).rejects.toThrow('This tab did not')
  })

  test('can start again after coming back, and either response completes it', async () => {
    const { identity } = await startProvider()
    const session = oidcSession(identity)
    await session.signIn({ returnTo: '/garden' })
    await session.signIn({ returnTo: '/library' })
    left.reverse()
    expect(await session.completeSignIn(comeBackTo(left[1]))).toEqual({ returnTo: '/garden' })
  })

  test('has no time limit, and leaves nothing in the tab’s storage', async () => {
    const { identity } = await startProvider()
    const session = oidcSession(identity)
    await session.signIn()
    await session.signIn()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 24 * 3_600_000 })
    await session.completeSignIn(comeBackTo(left[1]))
    vi.useRealTimers()
    expect(sessionStorage.length).toBe(0)
  })

  test('requests prompt=login after a local sign-out, for sign-up as well', async () => {
    const { identity } = await startProvider()
    const session = oidcSession(identity)
    await session.dropSession('this-device')
    localStorage.setItem('glimmer.sign-out-owed', '1')
    await session.signUp()
    expect(left.at(-1)?.searchParams.get('prompt')).toBe('login')
  })

  test('stays on the page when the provider is down', async () => {
    const { identity, endpoints, stop } = await startProvider()
    const session = oidcSession({ ...identity, endpoints })
    await stop()
    await expect(session.signIn()).rejects.toThrow()
    expect(left).toEqual([])
  })
})

describe('an expiring token', () => {
  test('is renewed with the refresh token, for the same user', async () => {
    const { identity } = await startProvider({ expiresIn: 5 })
    const session = oidcSession(identity)
    await session.signIn()
    await session.completeSignIn(comeBackTo(left[0]))
    expect(await session.getToken()).toMatch(/^eyJ/)
    expect(session.getState()).toMatchObject({ status: 'signed-in', user: { id: 'maya' } })
  })

  test('is not replaced by another user’s, which ends the session', async () => {
    const { identity } = await startProvider({ expiresIn: 5, refreshed: 'noor' })
    const session = oidcSession(identity)
    await session.signIn()
    await session.completeSignIn(comeBackTo(left[0]))
    expect(await session.getToken()).toBeNull()
    expect(session.getState()).toEqual({ status: 'signed-out', reason: 'expired' })
  })

  test('is renewed when the clock was set back', async () => {
    const { identity } = await startProvider()
    const session = oidcSession(identity)
    await session.signIn()
    await session.completeSignIn(comeBackTo(left[0]))
    const first = await session.getToken()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 3_600_000 })
    expect(await session.getToken()).not.toBe(first)
    vi.useRealTimers()
  })

  test('does not sign in again after a sign-out during its renewal', async () => {
    const { identity } = await startProvider({ expiresIn: 5 })
    const session = oidcSession(identity)
    await session.signIn()
    await session.completeSignIn(comeBackTo(left[0]))
    const asked = expect(session.getToken()).rejects.toThrow('The session ended meanwhile.')
    await afterPromises()
    await session.dropSession('this-device')
    await asked
    expect(session.getState()).toEqual({ status: 'signed-out', reason: 'this-device' })
    expect(localStorage.getItem('glimmer.signed-in')).toBeNull()
  })

  test.each([
    [429, 'too_many_requests'],
    [503, 'temporarily_unavailable'],
  ])('keeps the session when the provider returns %i', async (status, error) => {
    const { identity, answerWith } = await startProvider({ expiresIn: 5 })
    const session = oidcSession(identity)
    await session.signIn()
    await session.completeSignIn(comeBackTo(left[0]))
    answerWith(status, error)
    await expect(session.getToken()).rejects.toThrow()
    expect(session.getState().status).toBe('signed-in')
  })
})

describe('sign-up', () => {
  test.each([
    ['supports prompt=create', { prompt_values_supported: ['none', 'create'] }, 'create'],
    ['does not list prompt=create', {}, null],
  ])('requests an account at a provider that %s', async (_, metadata, prompt) => {
    const { identity } = await startProvider({ metadata })
    await oidcSession(identity).signUp()
    expect(left[0]?.searchParams.get('prompt')).toBe(prompt)
  })
})

describe('a reload, at a provider that shows its own page in the hidden frame', () => {
  /** Reloads the page as a user who was signed in; resolves to the final state. */
  async function reload({ goesAway }: { goesAway: boolean }) {
    const { identity, endpoints, stop } = await startProvider()
    localStorage.setItem('glimmer.signed-in', '1')
    const frame = new FrameOfAnother()
    const shown = Promise.withResolvers<void>()
    const page = { createElement: () => frame, body: { append: () => shown.resolve() } }
    vi.stubGlobal('document', { ...document, ...page })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const session = oidcSession({ ...identity, endpoints })
    const started = session.start()
    await shown.promise
    frame.dispatchEvent(new Event('load'))
    if (goesAway) await stop()
    vi.advanceTimersByTime(5_000)
    vi.useRealTimers()
    await started
    return session.getState()
  }

  test('shows the sign-in screen after five seconds', async () => {
    expect(await reload({ goesAway: false })).toEqual({ status: 'signed-out', reason: 'expired' })
  })

  test('keeps the sign-in when the provider is down', async () => {
    expect(await reload({ goesAway: true })).toEqual({ status: 'signed-out', reason: 'error' })
    expect(localStorage.getItem('glimmer.signed-in')).toBe('1')
  })
})

describe('sign-out without an end-session endpoint', () => {
  test('ends the local session, and requests prompt=login next time', async () => {
    const published = { metadata: {} as { revocation_endpoint?: string } }
    const { identity, issuer, revoked } = await startProvider(published)
    published.metadata.revocation_endpoint = `${issuer}/revoke`
    const session = oidcSession(identity)
    await session.signIn()
    await session.completeSignIn(comeBackTo(left[0]))
    const erased = vi.fn(async () => undefined)
    expect(await session.signOut(erased)).toBe('provider-stays-signed-in')
    expect(erased).toHaveBeenCalledOnce()
    expect(revoked).toEqual(['/revoke'])
    expect(session.getState()).toEqual({ status: 'signed-out', reason: 'provider-stays-signed-in' })
    expect(await session.getToken()).toBeNull()
    await session.signIn()
    expect(left.at(-1)?.searchParams.get('prompt')).toBe('login')
  })
})

describe('sign-out with an end-session endpoint', () => {
  test('holds API calls back while the page is still shown', async () => {
    const published = { metadata: {} as { end_session_endpoint?: string } }
    const { identity, issuer } = await startProvider(published)
    published.metadata.end_session_endpoint = `${issuer}/end`
    const session = oidcSession(identity)
    await session.signIn()
    await session.completeSignIn(comeBackTo(left[0]))
    const slow = Promise.withResolvers<string>()
    vi.stubGlobal('location', { origin, assign: slow.resolve })
    void session.signOut()
    expect(await slow.promise).toContain('/end')
    const asked = vi.fn()
    void session.getToken().then(asked)
    await afterPromises()
    expect(asked).not.toHaveBeenCalled()
  })
})
