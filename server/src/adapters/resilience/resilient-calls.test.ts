import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { callEvents } from '#ports/call-events.ts'
import { type CallOptions, isCircuitOpen, resilientCalls } from './resilient-calls.ts'
import { TimedOut } from './with-deadline.ts'

let told: unknown[] = []
const listen = (event: unknown) => void told.push(event)
beforeEach(() => {
  told = []
  vi.useFakeTimers({ toFake: ['Date'], now: 0 })
  subscribe(callEvents, listen)
})
afterEach(() => {
  unsubscribe(callEvents, listen)
  vi.useRealTimers()
})

const aRefusal = new Error('about the request')
type Outcome = 'worked' | 'failed' | 'left' | 'refused'

/** A provider whose calls end as a test says. */
function aProvider(options: Partial<CallOptions> = {}) {
  const call = resilientCalls({
    provider: 'voice',
    timeoutMs: 5_000,
    backoffMs: 1,
    isProvidersFault: (error) => error !== aRefusal,
    ...options,
  })
  const end = async (outcome: Outcome) => {
    if (outcome === 'worked') return 'an answer'
    throw outcome === 'refused' ? aRefusal : new Error('broken')
  }
  const ask = async (outcome: Outcome): Promise<'let in' | 'turned away'> => {
    const leaving = new AbortController()
    const asked = call(async () => {
      if (outcome === 'left') leaving.abort(new Error('left'))
      return end(outcome)
    }, leaving.signal)
    return asked.then(
      () => 'let in',
      (error: unknown) => (isCircuitOpen(error) ? 'turned away' : 'let in'),
    )
  }
  const askAll = async (...outcomes: Outcome[]) => {
    for (const outcome of outcomes) await ask(outcome)
  }
  return { call, ask, askAll }
}

describe('the breaker', () => {
  test('lets everybody through until three calls in a row have failed', async () => {
    const { ask, askAll } = aProvider()
    await askAll('failed', 'failed', 'worked', 'failed', 'failed')
    expect(await ask('failed')).toBe('let in')
    expect(await ask('worked')).toBe('turned away')
  })

  test('lets one caller try after half a minute, and nobody else meanwhile', async () => {
    const { call, ask, askAll } = aProvider()
    await askAll('failed', 'failed', 'failed')
    vi.setSystemTime(29_999)
    expect(await ask('worked')).toBe('turned away')
    vi.setSystemTime(30_000)
    const answer = Promise.withResolvers<void>()
    const trying = call(() => answer.promise)
    vi.setSystemTime(90_000)
    expect(await ask('worked')).toBe('turned away')
    answer.resolve()
    await trying
    expect(await ask('worked')).toBe('let in')
  })

  test('opens again for another half a minute when that caller fails', async () => {
    const { ask, askAll } = aProvider()
    await askAll('failed', 'failed', 'failed')
    vi.setSystemTime(40_000)
    expect(await ask('failed')).toBe('let in')
    vi.setSystemTime(69_999)
    expect(await ask('worked')).toBe('turned away')
    vi.setSystemTime(70_000)
    expect(await ask('worked')).toBe('let in')
  })

  test.each<Outcome>(['left', 'refused'])('lets another one try when that caller %s', async (outcome) => {
    const { ask, askAll } = aProvider()
    await askAll('failed', 'failed', 'failed')
    vi.setSystemTime(40_000)
    expect(await ask(outcome)).toBe('let in')
    expect(await ask('failed')).toBe('let in')
    expect(await ask('worked')).toBe('turned away')
  })

  test('counts neither aborted calls nor rejected requests as failures', async () => {
    const { ask, askAll } = aProvider()
    await askAll('failed', 'left', 'refused', 'left', 'refused', 'failed')
    expect(await ask('failed')).toBe('let in')
    expect(await ask('worked')).toBe('turned away')
  })

  test('never stays open for ever, whatever happens', async () => {
    const outcomes = fc.array(fc.constantFrom<Outcome>('worked', 'failed', 'left', 'refused'))
    await fc.assert(
      fc.asyncProperty(outcomes, async (happened) => {
        const { ask, askAll } = aProvider()
        await askAll(...happened)
        vi.setSystemTime(Date.now() + 30_000)
        expect(await ask('worked')).toBe('let in')
      }),
    )
  })
})

const failsWith = (status: number) => Object.assign(new Error('failed'), { status, headers: new Headers() })

describe('a call', () => {
  test('tells of its second try, its deadline and its breaker', async () => {
    const fails = async () => Promise.reject(failsWith(500))
    await expect(aProvider().call(({ retry }) => retry(fails))).rejects.toThrow('failed')
    const { call } = aProvider({ timeoutMs: 20 })
    for (let turn = 0; turn < 3; turn++)
      await expect(call(() => new Promise(() => undefined))).rejects.toThrow(TimedOut)
    const timedOut = { provider: 'voice', kind: 'timed-out' }
    expect(told).toEqual([
      { provider: 'voice', kind: 'retried' },
      timedOut,
      timedOut,
      timedOut,
      { provider: 'voice', kind: 'breaker', state: 'open' },
    ])
  })

  test('rejects at once with the abort reason, even while it waits to retry', async () => {
    const { call } = aProvider({ timeoutMs: 60_000, backoffMs: 30_000 })
    const leaving = new AbortController()
    let tries = 0
    const fails = async () => {
      tries++
      throw failsWith(503)
    }
    const asked = call(({ retry }) => retry(fails), leaving.signal)
    await expect.poll(() => told).toEqual([{ provider: 'voice', kind: 'retried' }])
    leaving.abort(new Error('gone'))
    await expect(asked).rejects.toThrow('gone')
    expect(tries).toBe(1)
  })

  test('is not retried when the retry could not begin in time', async () => {
    const { call } = aProvider({ timeoutMs: 1_000, backoffMs: 1_000 })
    await expect(call(({ retry }) => retry(async () => Promise.reject(failsWith(500))))).rejects.toThrow('failed')
    expect(told).toEqual([])
  })
})
