import type { ChangePreview } from '@glimmer/contract'
import { immediateStart, plans } from '@glimmer/contract/plans'
import { describe, expect, test } from 'vitest'
import { priceOf } from '#modules/plans/plan-offer.ts'
import { buttonLabel, keyInformation, orderOf, reason } from './quote.ts'
import { createSubscription } from './testing/create-subscription.ts'

const premiumPrice = priceOf(plans.premium.pricePence)
const proPrice = priceOf(plans.pro.pricePence)
const now = '2026-11-20T12:00:00.000Z'
const subscribe: ChangePreview = {
  tier: 'premium',
  change: 'subscribe',
  dueNowPence: plans.premium.pricePence,
  currency: 'gbp',
  nextPaymentPence: plans.premium.pricePence,
  nextPaymentAt: '2026-12-20T12:00:00.000Z',
  takesEffectAt: now,
  prorationDate: null,
  trialDays: 0,
}
const trial = { ...subscribe, dueNowPence: 0, trialDays: 7, nextPaymentAt: '2026-11-27T12:00:00.000Z' }
const upgrade: ChangePreview = {
  ...subscribe,
  tier: 'pro',
  change: 'upgrade',
  dueNowPence: 367,
  nextPaymentPence: plans.pro.pricePence,
  nextPaymentAt: '2026-12-12T12:00:00.000Z',
  prorationDate: now,
}
const premium = createSubscription({ tier: 'premium', currentPeriodEnd: upgrade.nextPaymentAt })

describe('the quote of a change', () => {
  test('lists price, next payment, renewal, cancellation and withdrawal', () => {
    expect(keyInformation(subscribe)).toEqual([
      ['Price', `${premiumPrice} a month, including VAT`],
      ['Next payment', `${premiumPrice} on 20 December`],
      ['Renews', 'Monthly, until you cancel'],
      ['To cancel', 'Two clicks, on this page'],
      ['Change your mind', '14 days from today. Write to us and you’ll pay only for the days you had.'],
    ])
  })

  test('labels the button as an order with the exact amount', () => {
    expect(buttonLabel(subscribe)).toBe(`Subscribe and pay ${premiumPrice}`)
    expect(buttonLabel(upgrade)).toBe('Upgrade and pay £3.67')
  })

  test('states the first payment of a trial, on the button too', () => {
    expect(keyInformation(trial)).toContainEqual(['First payment', `${premiumPrice} on 27 November`])
    expect(keyInformation(trial)).toContainEqual([
      'Change your mind',
      '14 days from today, and another 14 from your first payment. Write to us and you’ll pay only for the days you had.',
    ])
    expect(buttonLabel(trial)).toBe(`Subscribe and pay ${premiumPrice} from 27 Nov`)
    expect(reason(trial, createSubscription())).toBe(
      `7 days free, once. Then ${premiumPrice} a month, unless you cancel first.`,
    )
  })

  test('says what the amount of an upgrade covers', () => {
    expect(reason(upgrade, premium)).toBe(
      'The difference for the 22 days left until 12 December. What you’ve used this month still counts.',
    )
  })

  test('charges nothing for an upgrade within a trial', () => {
    const within = { ...upgrade, dueNowPence: 0 }
    expect(reason(within, { ...premium, status: 'trialing' })).toContain(
      `Your free trial carries on. After that, ${proPrice} a month.`,
    )
    expect(buttonLabel(within)).toBe(`Upgrade and pay ${proPrice} from 12 Dec`)
  })

  test('leaves out withdrawal for a downgrade, which costs nothing', () => {
    expect(keyInformation({ ...subscribe, change: 'downgrade', dueNowPence: 0 }).map(([term]) => term)).not.toContain(
      'Change your mind',
    )
  })
})

test('sends the consent’s version and the time of the quote with an order', () => {
  expect(orderOf(upgrade)).toEqual({
    tier: 'pro',
    consent: { textVersion: immediateStart.version },
    prorationDate: now,
  })
})

test('sends no consent with a free change', () => {
  expect(orderOf({ ...upgrade, tier: 'premium', change: 'downgrade', prorationDate: null })).toEqual({
    tier: 'premium',
  })
})
