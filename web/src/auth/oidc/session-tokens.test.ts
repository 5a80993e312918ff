import { describe, expect, test } from 'vitest'
import { shareRenewal } from './session-tokens.ts'

/** A renewal that settles on command, and counts its runs. */
const renewal = () => {
  const runs: PromiseWithResolvers<string>[] = []
  const renew = () => {
    const run = Promise.withResolvers<string>()
    runs.push(run)
    return run.promise
  }
  return { runs, renew }
}

describe('shareRenewal', () => {
  test('shares one renewal between concurrent calls', async () => {
    const { runs, renew } = renewal()
    const once = shareRenewal(() => renew)
    const asked = [once(), once(), once()]
    expect(runs).toHaveLength(1)
    runs[0]?.resolve('fresh')
    expect(await Promise.all(asked)).toEqual(['fresh', 'fresh', 'fresh'])
  })

  test('renews again afterwards, also after a failure', async () => {
    const { runs, renew } = renewal()
    const once = shareRenewal(() => renew)
    const first = once()
    runs[0]?.reject(new Error('refused'))
    await expect(first).rejects.toThrow('refused')
    const second = once()
    runs[1]?.resolve('fresh')
    expect(await second).toBe('fresh')
  })

  test.skipIf(!globalThis.navigator?.locks)('waits for a renewal in another tab', async () => {
    const here = renewal()
    const there = renewal()
    const first = shareRenewal(() => here.renew, navigator.locks)()
    const second = shareRenewal(() => there.renew, navigator.locks)()
    await expect.poll(() => here.runs.length).toBe(1)
    expect(there.runs).toHaveLength(0)
    here.runs[0]?.resolve('first')
    expect(await first).toBe('first')
    await expect.poll(() => there.runs.length).toBe(1)
    there.runs[0]?.resolve('second')
    expect(await second).toBe('second')
  })
})
