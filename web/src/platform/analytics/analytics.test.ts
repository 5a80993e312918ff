import type { AnalyticsBatch } from '@glimmer/contract'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { hasOptOutSignal, mayTrack, readConsent, storeConsent } from './consent.ts'
import { eventQueue, redactEvent, resetVisitorId, visitorId } from './queue.ts'

/** An in-memory storage for one test. */
function aStore() {
  const stored = new Map<string, string>()
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
    stored,
  }
}

describe('consent', () => {
  test('is absent, and nothing is stored, until it is given', () => {
    const store = aStore()
    expect(readConsent(store)).toBeUndefined()
    expect(mayTrack(store, {})).toBe(false)
    expect(store.stored.size).toBe(0)
  })

  test('uses one visitor id until it is withdrawn or the user signs out', () => {
    const store = aStore()
    storeConsent('yes', store)
    expect(mayTrack(store, {})).toBe(true)
    const id = visitorId(store)
    expect(visitorId(store)).toBe(id)
    resetVisitorId(store)
    expect(visitorId(store)).not.toBe(id)
    storeConsent('no', store)
    expect(mayTrack(store, {})).toBe(false)
    expect([...store.stored.values()]).toEqual(['no'])
  })

  test.each([{ doNotTrack: '1' }, { globalPrivacyControl: true }])('is refused by a browser with %o', (browser) => {
    const store = aStore()
    storeConsent('yes', store)
    expect(hasOptOutSignal(browser)).toBe(true)
    expect(mayTrack(store, browser)).toBe(false)
  })

  test('is refused when storage is refused', () => {
    const refuse = () => {
      throw new DOMException('no', 'SecurityError')
    }
    const store = { getItem: refuse, setItem: refuse, removeItem: refuse }
    storeConsent('yes', store)
    expect(mayTrack(store, {})).toBe(false)
  })
})

describe('a redacted error', () => {
  test.each([
    ["Cannot read properties of undefined (reading 'kingfisher')", 'Cannot read properties of undefined'],
    ['Unexpected token \'k\', "kingfisher" is not valid JSON', 'is not valid JSON'],
    ['kingfisher is not defined', 'is not defined'],
    [
      'Failed to fetch dynamically imported module: https://glimmer.example/kingfisher.js',
      'Failed to fetch dynamically imported module',
    ],
    ['Status 503', 'Status 503'],
    ['Status 503 kingfisher', 'other'],
    ['kingfisher', 'other'],
    ['', 'other'],
  ])('has for the message %j the text %j', (message, known) => {
    const event = redactEvent({ name: 'error_reported', properties: { name: 'TypeError', message } })
    expect(event?.properties).toEqual({ name: 'TypeError', message: known })
  })

  test('has no unknown name', () => {
    const event = redactEvent({ name: 'error_reported', properties: { name: 'Kingfisher', message: '' } })
    expect(event?.properties).toMatchObject({ name: 'Unknown' })
  })

  test("keeps a description's technique without the chosen moment", () => {
    const description = 'Ask yourself this before the exam begins, and leave the answer for later.'
    const event = redactEvent({
      name: 'affirmation_generated',
      properties: { description, affirmation_themes: ['calm'] },
    })
    expect(event?.properties).toEqual({ description: 'and leave the answer for later', affirmation_themes: ['calm'] })
  })

  test('drops an unknown description', () => {
    const properties = { description: 'kingfisher', affirmation_themes: [] }
    expect(redactEvent({ name: 'affirmation_generated', properties })).toBeUndefined()
  })
})

describe('the queue', () => {
  let sent: { batch: AnalyticsBatch; leaving: boolean }[]
  const around = { mayTrack: true, online: true }
  const aQueue = () =>
    eventQueue({
      send: (batch, leaving) => void sent.push({ batch, leaving }),
      mayTrack: () => around.mayTrack,
      visitor: () => 'a-number',
      isOnline: () => around.online,
    })
  const favorited = { name: 'affirmation_favorited', properties: {} } as const
  beforeEach(() => {
    vi.useFakeTimers()
    sent = []
    Object.assign(around, { mayTrack: true, online: true })
  })
  afterEach(() => void vi.useRealTimers())

  test('sends the events of five seconds together', () => {
    const queue = aQueue()
    queue.add(favorited)
    vi.advanceTimersByTime(4_000)
    queue.add({ name: 'checkout_failed', properties: { tier: 'pro' } })
    expect(sent).toEqual([])
    vi.advanceTimersByTime(1_000)
    expect(sent.map(({ batch }) => batch.events.length)).toEqual([2])
    vi.advanceTimersByTime(60_000)
    expect(sent).toHaveLength(1)
  })

  test('sends pending events when the page is left, at most fifty at a time', () => {
    const queue = aQueue()
    for (let count = 0; count < 60; count++) queue.add(favorited)
    queue.flush(true)
    expect(sent.map(({ batch, leaving }) => [batch.events.length, leaving])).toEqual([
      [50, false],
      [10, true],
    ])
  })

  test('drops pending events when consent is withdrawn, or without a connection', () => {
    const queue = aQueue()
    queue.add(favorited)
    around.mayTrack = false
    queue.flush()
    around.mayTrack = true
    queue.add(favorited)
    around.online = false
    queue.flush()
    around.online = true
    queue.flush()
    expect(sent).toEqual([])
  })
})
