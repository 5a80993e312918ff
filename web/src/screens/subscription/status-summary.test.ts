import { describe, expect, test } from 'vitest'
import { factsOf, statusSummary } from './status-summary.ts'
import { aSubscription } from './testing/a-subscription.ts'

const premium = aSubscription({ tier: 'premium', currentPeriodEnd: '2026-12-12T12:00:00.000Z' })

describe('the status of a plan', () => {
  test('is said in plain words, for every state', () => {
    const words = (changes: Parameters<typeof aSubscription>[0]) => statusSummary({ ...premium, ...changes }).words
    expect(words({})).toBe('Active')
    expect(words({ status: 'trialing' })).toBe('Free trial')
    expect(words({ status: 'canceled' })).toBe('Cancelled')
    expect(words({ status: 'past_due', paymentIssue: 'past_due' })).toBe('Payment due')
    expect(words({ tier: 'free', status: 'incomplete' })).toBe('Payment not finished')
    expect(words({ pendingTier: 'pro', paymentIssue: 'action_required' })).toBe('Waiting for your bank')
  })
})

describe('the facts of a plan', () => {
  test('begin with the next payment: how much, and when', () => {
    expect(factsOf(premium)[0]).toEqual(['Next payment', '£4.99 on 12 December'])
  })

  test('never announce a payment that will not be taken', () => {
    expect(factsOf(aSubscription())[0]).toEqual(['Next payment', 'None'])
    expect(factsOf({ ...premium, status: 'canceled' })).toEqual([
      ['Next payment', 'None'],
      ['Premium until', '12 December'],
      ['After that', 'Free, £0'],
    ])
  })

  test('say when a trial ends and what the first payment is', () => {
    expect(factsOf({ ...premium, status: 'trialing' }).slice(0, 2)).toEqual([
      ['First payment', '£4.99 on 12 December'],
      ['Free until', '12 December'],
    ])
  })

  test('speak of the smaller plan, and its price, when a downgrade waits', () => {
    const moving = { ...premium, tier: 'pro', scheduledTier: 'premium', scheduledAt: premium.currentPeriodEnd } as const
    expect(factsOf(moving).slice(0, 2)).toEqual([
      ['Next payment', '£4.99 on 12 December'],
      ['Premium from', '12 December'],
    ])
  })

  test('offer nothing on a hard day', () => {
    expect(factsOf(aSubscription({ trialAvailable: true, trialDays: 7 }), false).flat()).not.toContain('Free trial')
  })

  test('offer a trial only to somebody who may still have one', () => {
    expect(factsOf(aSubscription({ trialAvailable: true, trialDays: 7 }))).toContainEqual([
      'Free trial',
      '7 days, once',
    ])
    expect(factsOf(aSubscription({ trialAvailable: false, trialDays: 7 })).flat()).not.toContain('Free trial')
  })
})
