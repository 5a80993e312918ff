import { describe, expect, test } from 'vitest'
import { act, buttonsOf, openApp, readMessage, renewSubscription } from './push.ts'

const pushed = (text: string) => ({ json: () => JSON.parse(text) as unknown })
const neutral = { title: 'Glimmer', body: 'Your line for today is ready.', path: '/moment', actions: [] }

describe('a push message', () => {
  test('shows the title and body it was sent with', () => {
    expect(readMessage(pushed('{"title":"Glimmer","body":"I can take this gently."}'))).toEqual({
      title: 'Glimmer',
      body: 'I can take this gently.',
      path: '/moment',
      actions: [],
    })
  })

  test.each([
    ['/dashboard', '/dashboard'],
    ['/library?show=own#line=0a-1', '/library?show=own#line=0a-1'],
    ['/library?show=own&next=//elsewhere', '/moment'],
    ['https://elsewhere.example/', '/moment'],
  ])('opens only addresses of this origin: %s', (path, led) => {
    expect(readMessage(pushed(JSON.stringify({ title: 'Glimmer', body: 'Did it help?', path }))).path).toBe(led)
  })

  test.each(['', 'half{', 'null', '{}', '{"title":1,"body":[]}'])(
    'is the neutral sentence where it is no message: %s',
    (text) => {
      expect(readMessage(pushed(text))).toEqual(neutral)
    },
  )

  test('shows a neutral sentence without a payload', () => {
    expect(readMessage(null)).toEqual(neutral)
  })
})

describe('the buttons', () => {
  const message = readMessage(
    pushed('{"title":"G","body":"I rest","token":"t","actions":["feels-true","later","buy"]}'),
  )
  const names = (most: number) => buttonsOf(message, most).map(({ title }) => title)

  test('begin with Play where three fit, which a press on the notification does too', () => {
    expect(names(3)).toEqual(['Play', 'Feels true', 'Later'])
    expect(names(2)).toEqual(['Feels true', 'Later'])
  })

  test('are left out without a token', () => {
    expect(readMessage(pushed('{"title":"G","body":"I rest","actions":["later"]}')).actions).toEqual([])
  })

  test('tell the server, and say whether that succeeded', async () => {
    const sent: unknown[] = []
    const answer = (status: number) => async (url: unknown, init?: RequestInit) => {
      sent.push([url, init?.body])
      return new Response(null, { status })
    }
    expect(await act('t', 'later', answer(204))).toBe(true)
    expect(sent).toEqual([['/api/reminders/actions', '{"token":"t","action":"later"}']])
    expect(await act('t', 'later', answer(404))).toBe(false)
    expect(await act('t', 'later', () => Promise.reject(new TypeError('offline')))).toBe(false)
  })
})

describe('a click on the notification', () => {
  const led: string[] = []
  const tab = (path: string, focused: boolean, ours = true) => {
    const url = `https://glimmer.example${path}`
    const here = {
      url,
      focused,
      focus: async () => {
        led.push(`focus ${path}`)
        return here
      },
      navigate: async (to: string) => {
        if (!ours) throw new TypeError('not controlled by this worker')
        led.push(`navigate ${path} to ${to}`)
      },
    }
    return here
  }
  const press = (...tabs: ReturnType<typeof tab>[]) => pressTo('/moment', ...tabs)
  const pressTo = async (path: string, ...tabs: ReturnType<typeof tab>[]) => {
    led.length = 0
    const openWindow = async (to: string) => void led.push(`open ${to}`)
    await openApp({ matchAll: async () => tabs, openWindow } as unknown as Clients, path)
    return led
  }

  test('opens the moment where no tab is open', async () => {
    expect(await press()).toEqual(['open /moment'])
  })

  test('navigates the most recently focused tab to the moment', async () => {
    expect(await press(tab('/help', false), tab('/profile', true))).toEqual([
      'focus /profile',
      'navigate /profile to /moment',
    ])
  })

  test('opens Today in the evening, or focuses a tab that shows it', async () => {
    expect(await pressTo('/dashboard', tab('/moment', true))).toEqual([
      'focus /moment',
      'navigate /moment to /dashboard',
    ])
    expect(await pressTo('/dashboard', tab('/dashboard', false))).toEqual(['focus /dashboard'])
  })

  test('focuses a tab that shows the moment', async () => {
    expect(await press(tab('/moment', false))).toEqual(['focus /moment'])
  })

  test('opens a new tab when the existing one cannot be navigated', async () => {
    expect(await press(tab('/help', true, false))).toEqual(['focus /help', 'open /moment'])
  })
})

describe('a subscription that the push service ended', () => {
  const applicationServerKey = new ArrayBuffer(65)
  const ended = { options: { applicationServerKey } } as PushSubscription
  const worker = () => {
    const done: unknown[] = []
    const subscribe = async (options: object) => void done.push(options)
    const tab = { postMessage: (message: string) => void done.push(message) }
    const scope = { registration: { pushManager: { subscribe } }, clients: { matchAll: async () => [tab] } }
    return { done, scope: scope as unknown as Parameters<typeof renewSubscription>[0] }
  }

  test('is made again with the same key, and open tabs report it', async () => {
    const { done, scope } = worker()
    await renewSubscription(scope, { oldSubscription: ended })
    expect(done).toEqual([{ userVisibleOnly: true, applicationServerKey }, 'push-changed'])
  })

  test('is only reported where the browser has made a new one', async () => {
    const { done, scope } = worker()
    await renewSubscription(scope, { oldSubscription: ended, newSubscription: ended })
    expect(done).toEqual(['push-changed'])
  })
})
