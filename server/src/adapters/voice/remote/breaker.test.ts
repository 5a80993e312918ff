import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { admit, type Breaker, closedBreaker, type Outcome, settle } from './breaker.ts'

const after = (...outcomes: Outcome[]) =>
  outcomes.reduce<Breaker>((breaker, outcome) => settle(breaker, outcome, 0), closedBreaker)
const isLetIn = (breaker: Breaker, now: number) => admit(breaker, now) !== undefined

describe('the breaker', () => {
  test('lets everybody through until three calls in a row have failed', () => {
    expect(isLetIn(after('failed', 'failed'), 1)).toBe(true)
    expect(isLetIn(after('failed', 'failed', 'worked', 'failed', 'failed'), 1)).toBe(true)
    expect(isLetIn(after('failed', 'failed', 'failed'), 1)).toBe(false)
  })

  test('lets one caller try after half a minute, and nobody else meanwhile', () => {
    const open = after('failed', 'failed', 'failed')
    expect(isLetIn(open, 29_999)).toBe(false)
    const trying = admit(open, 30_000)
    expect(trying).toEqual({ kind: 'trying' })
    expect(isLetIn(trying ?? closedBreaker, 90_000)).toBe(false)
  })

  test('closes when that caller is answered, opens again when not, and lets another try when it leaves', () => {
    const trying: Breaker = { kind: 'trying' }
    expect(settle(trying, 'worked', 40_000)).toEqual(closedBreaker)
    const open = settle(trying, 'failed', 40_000)
    expect([isLetIn(open, 69_999), isLetIn(open, 70_000)]).toEqual([false, true])
    expect(isLetIn(settle(trying, 'left', 40_000), 40_000)).toBe(true)
  })

  test('does not count those who left', () => {
    expect(after('failed', 'left', 'left', 'failed')).toEqual({ kind: 'closed', failures: 2 })
  })

  test('never stays shut for ever, whatever happens', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom<Outcome>('worked', 'failed', 'left')), (outcomes) => {
        expect(isLetIn(after(...outcomes), 30_000)).toBe(true)
      }),
    )
  })
})
