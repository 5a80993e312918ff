import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type ClerkInUse, clerkSession } from './clerk-session.ts'

type Session = NonNullable<ClerkInUse['session']>
type Listener = Parameters<ClerkInUse['addListener']>[0]

/** A fake of Clerk's published interface, as far as the session uses it. The journey tests run the real one. */
function aClerk() {
  let listener: Listener | undefined
  const clerk = {
    client: undefined as ClerkInUse['client'],
    session: null as Session | null,
    user: null as ClerkInUse['user'],
    addListener: (told: Listener) => {
      listener = told
      return () => undefined
    },
    signOut: vi.fn(async () => change(null)),
    mountSignIn: vi.fn(),
    unmountSignIn: vi.fn(),
    mountSignUp: vi.fn(),
    unmountSignUp: vi.fn(),
    __internal_openReverification: vi.fn<ClerkInUse['__internal_openReverification']>(),
  }
  const maya = { id: 'user_maya', primaryEmailAddress: { emailAddress: 'maya@example.test' }, firstName: 'Maya' }
  const change = (session: Partial<Session> | null) => {
    clerk.session = session as Session | null
    clerk.user = session && (maya as ClerkInUse['user'])
    listener?.({} as Parameters<Listener>[0])
  }
  const enter = (id = 'sess_1', status: Session['status'] = 'active') =>
    change({ id, status, getToken: vi.fn(async () => `token of ${id}`) })
  return { clerk, enter, leave: () => change(null) }
}

const stored = new Map<string, string>()
const assign = vi.fn()
let heard = new EventTarget()
beforeEach(() => {
  heard = new EventTarget()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  vi.stubGlobal('location', { origin: 'http://localhost', assign })
  vi.stubGlobal('addEventListener', heard.addEventListener.bind(heard))
})
afterEach(() => {
  stored.clear()
  assign.mockClear()
  vi.unstubAllGlobals()
})

const into = {} as HTMLDivElement
const hinted = () => stored.get('glimmer.signed-in') === '1'

/** A session with a signed-in user. */
async function signedIn() {
  const { clerk, ...does } = aClerk()
  does.enter()
  const session = clerkSession(clerk)
  await session.start()
  return { clerk, session, ...does }
}

describe('a reload', () => {
  test('finds whoever Clerk still knows, and hands on fresh tokens of theirs', async () => {
    const { session } = await signedIn()
    expect(session.getState()).toMatchObject({
      status: 'signed-in',
      user: { provider: 'clerk', id: 'user_maya', email: 'maya@example.test', firstName: 'Maya' },
    })
    expect(await session.getToken()).toBe('token of sess_1')
    expect(hinted()).toBe(true)
  })

  test('after the session has ended says so', async () => {
    stored.set('glimmer.signed-in', '1')
    const session = clerkSession(aClerk().clerk)
    await session.start()
    expect(session.getState()).toEqual({ status: 'signed-out', reason: 'expired' })
    expect(await session.getToken()).toBeNull()
    expect(hinted()).toBe(false)
  })
})

describe('the form', () => {
  test('is drawn into the page, leads to where the person was going, and is taken away', async () => {
    const { clerk } = aClerk()
    const takeAway = await clerkSession(clerk).showForm('sign-in', into, { returnTo: '/profile' })
    expect(clerk.mountSignIn).toHaveBeenCalledWith(into, expect.objectContaining({ fallbackRedirectUrl: '/profile' }))
    takeAway?.()
    expect(clerk.unmountSignIn).toHaveBeenCalledWith(into)
  })

  test('falls back to the dashboard, from elsewhere as well', async () => {
    const { clerk } = aClerk()
    await clerkSession(clerk).showForm('sign-up', into, { returnTo: '//evil.example' })
    expect(clerk.mountSignUp).toHaveBeenCalledWith(into, expect.objectContaining({ fallbackRedirectUrl: '/dashboard' }))
  })

  test('signs nobody in while a step is still owed', async () => {
    const { clerk, enter } = aClerk()
    const session = clerkSession(clerk)
    await session.showForm('sign-in', into)
    enter('sess_1', 'pending')
    expect(session.getState().status).toBe('loading')
    enter('sess_1')
    expect(session.getState().status).toBe('signed-in')
  })
})

describe('showing once more who one is', () => {
  test('is Clerk’s own question, and whatever comes of it the next token is a new one', async () => {
    const { clerk, session } = await signedIn()
    const asked = session.reauthenticate()
    const props = clerk.__internal_openReverification.mock.lastCall?.[0]
    expect(props).toMatchObject({ level: 'first_factor' })
    props?.afterVerification?.()
    await asked
    expect(clerk.session?.getToken).toHaveBeenLastCalledWith({ skipCache: true })
  })
})

describe('a session ends', () => {
  test('when Clerk ends it', async () => {
    const { session, leave } = await signedIn()
    leave()
    expect(session.getState()).toEqual({ status: 'signed-out', reason: 'expired' })
  })

  test('at a refused token for good, even where Clerk cannot be told', async () => {
    const { clerk, session, enter } = await signedIn()
    clerk.signOut.mockRejectedValueOnce(new Error('offline'))
    await session.dropSession()
    enter('sess_1')
    expect(session.getState()).toEqual({ status: 'signed-out', reason: 'refused' })
    expect(await session.getToken()).toBeNull()
    enter('sess_2')
    expect(session.getState().status).toBe('signed-in')
  })

  test('without Clerk being told, which is made up for before anybody is let in again', async () => {
    const { clerk, session } = await signedIn()
    stored.set('glimmer.sign-out-owed', '1')
    clerk.signOut.mockRejectedValueOnce(new Error('offline'))
    await session.dropSession('here')
    expect(session.getState()).toEqual({ status: 'signed-out', reason: 'here' })

    const nextVisit = clerkSession(clerk)
    await nextVisit.start()
    expect(nextVisit.getState().status).toBe('signed-out')
    await nextVisit.showForm('sign-in', into)
    expect(clerk.session).toBeNull()
    expect(stored.has('glimmer.sign-out-owed')).toBe(false)
  })

  test('when another tab leaves', async () => {
    const { session } = await signedIn()
    stored.clear()
    heard.dispatchEvent(Object.assign(new Event('storage'), { key: 'glimmer.signed-in' }))
    expect(session.getState()).toEqual({ status: 'signed-out', reason: 'elsewhere' })
  })

  test('when another tab leaves, and Clerk knows of it first', async () => {
    const { session, leave } = await signedIn()
    leave()
    expect(hinted()).toBe(true)
    stored.clear()
    heard.dispatchEvent(Object.assign(new Event('storage'), { key: 'glimmer.signed-in' }))
    expect(session.getState()).toEqual({ status: 'signed-out', reason: 'elsewhere' })
  })

  test('when the person leaves, and leads home', async () => {
    const { clerk, session } = await signedIn()
    await session.signOut()
    expect(clerk.signOut).toHaveBeenCalledOnce()
    expect(hinted()).toBe(false)
    expect(assign).toHaveBeenCalledWith('/')
  })

  test('not at all when Clerk cannot be told that the person leaves', async () => {
    const { clerk, session } = await signedIn()
    clerk.signOut.mockRejectedValueOnce(new Error('offline'))
    await expect(session.signOut()).rejects.toThrow()
    expect(session.getState().status).toBe('signed-in')
    expect(assign).not.toHaveBeenCalled()
  })

  test('not at all when Clerk’s script took a network that failed for done, and knows the person still', async () => {
    const { clerk, session } = await signedIn()
    clerk.client = { signedInSessions: [clerk.session] } as ClerkInUse['client']
    await expect(session.signOut()).rejects.toThrow('could not be told')
    expect(session.getState().status).toBe('signed-in')
    expect(assign).not.toHaveBeenCalled()
  })
})
