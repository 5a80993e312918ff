import { describe, expect, test } from 'vitest'
import { planRotation } from './key-ring.ts'

const now = new Date('2026-11-20T12:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000)
const key = (id: string, days: number) => ({ id, activeFrom: daysAgo(days) })
const ids = (keys: { id: string }[]) => keys.map(({ id }) => id)

describe('planRotation', () => {
  test('creates a key when there is none', () => {
    expect(planRotation([], now)).toEqual({ order: [], expired: [], due: now })
  })

  test('signs with the only key while it is new', () => {
    expect(planRotation([key('a', 10)], now)).toMatchObject({ order: [key('a', 10)], due: undefined })
  })

  test('announces a new key two days before it replaces the old one', () => {
    expect(planRotation([key('a', 88.5)], now).due).toEqual(daysAgo(-2))
  })

  test('publishes an announced key without signing, and announces no second one', () => {
    const plan = planRotation([key('next', -1), key('a', 89)], now)
    expect(ids(plan.order)).toEqual(['a', 'next'])
    expect(plan.due).toBeUndefined()
  })

  test('verifies with a replaced key for thirty days', () => {
    expect(ids(planRotation([key('new', 29), key('old', 119)], now).order)).toEqual(['new', 'old'])
    const later = planRotation([key('new', 31), key('old', 121)], now)
    expect(ids(later.order)).toEqual(['new'])
    expect(ids(later.expired)).toEqual(['old'])
  })
})
