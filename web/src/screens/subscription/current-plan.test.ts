import { plans } from '@glimmer/contract/plans'
import { describe, expect, test } from 'vitest'
import { priceOf } from '#modules/plans/plan-offer.ts'
import { factsOf, statusSummary } from './current-plan.tsx'
import { createSubscription } from './testing/create-subscription.ts'

const price = priceOf(plans.premium.pricePence)
const premium = createSubscription({ tier: 'premium', currentPeriodEnd: '2026-12-12T12:00:00.000Z' })

describe('the status of a plan', () => {
  test('has a sentence for every state', () => {
    const words = (changes: Parameters<typeof createSubscription>[0]) => statusSummary({ ...premium, ...changes }).words
    expect(words({})).toBe('Active')
    expect(words({ status: 'trialing' })).toBe('Free trial')
    expect(words({ status: 'canceled' })).toBe('Cancelled')
    expect(words({ status: 'past_due', paymentIssue: 'past_due' })).toBe('Payment due')
    expect(words({ tier: 'free', status: 'incomplete' })).toBe('Payment not finished')
    expect(words({ pendingTier: 'pro', paymentIssue: 'action_required' })).toBe('Waiting for your bank')
  })
})

describe('the facts of a plan', () => {
  test('start with the amount and date of the next payment', () => {
    expect(factsOf(premium)[0]).toEqual(['Next payment', `${price} on 12 December`])
  })

  test('announce no payment that will not happen', () => {
    expect(factsOf(createSubscription())[0]).toEqual(['Next payment', 'None'])
    expect(factsOf({ ...premium, status: 'canceled' })).toEqual([
      ['Next payment', 'None'],
      ['Premium until', '12 December'],
      ['After that', 'Free, £0'],
    ])
  })

  test('state the end of a trial and the first payment', () => {
    expect(factsOf({ ...premium, status: 'trialing' }).slice(0, 2)).toEqual([
      ['First payment', `${price} on 12 December`],
      ['Free until', '12 December'],
    ])
  })

  test('state the plan and price of a scheduled downgrade', () => {
    const moving = { ...premium, tier: 'pro', scheduledTier: 'premium', scheduledAt: premium.currentPeriodEnd } as const
    expect(factsOf(moving).slice(0, 2)).toEqual([
      ['Next payment', `${price} on 12 December`],
      ['Premium from', '12 December'],
    ])
  })

  test('offer nothing on a hard day', () => {
    expect(factsOf(createSubscription({ trialAvailable: true, trialDays: 7 }), false).flat()).not.toContain(
      'Free trial',
    )
  })

  test('offer a trial only if it is available', () => {
    expect(factsOf(createSubscription({ trialAvailable: true, trialDays: 7 }))).toContainEqual([
      'Free trial',
      '7 days, once',
    ])
    expect(factsOf(createSubscription({ trialAvailable: false, trialDays: 7 })).flat()).not.toContain('Free trial')
  })
})
