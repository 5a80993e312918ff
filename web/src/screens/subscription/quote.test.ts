import type { ChangePreview } from '@glimmer/contract'
import { immediateStart } from '@glimmer/contract/plans'
import { describe, expect, test } from 'vitest'
import { buttonLabel, keyInformation, orderOf, reason } from './quote.ts'
import { aSubscription } from './testing/a-subscription.ts'

const now = '2026-11-20T12:00:00.000Z'
const subscribe: ChangePreview = {
  tier: 'premium',
  change: 'subscribe',
  dueNowPence: 499,
  currency: 'gbp',
  nextPaymentPence: 499,
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
  nextPaymentPence: 999,
  nextPaymentAt: '2026-12-12T12:00:00.000Z',
  prorationDate: now,
}
const premium = aSubscription({ tier: 'premium', currentPeriodEnd: upgrade.nextPaymentAt })

describe('before paying', () => {
  test('the key information is complete: price, next payment, renewal, how to leave, changing one’s mind', () => {
    expect(keyInformation(subscribe)).toEqual([
      ['Price', '£4.99 a month, including VAT'],
      ['Next payment', '£4.99 on 20 December'],
      ['Renews', 'Monthly, until you cancel'],
      ['To cancel', 'Two clicks, on this page'],
      ['Change your mind', '14 days from today. Write to us and you’ll pay only for the days you had.'],
    ])
  })

  test('the button says that it is an order, and the exact amount', () => {
    expect(buttonLabel(subscribe)).toBe('Subscribe and pay £4.99')
    expect(buttonLabel(upgrade)).toBe('Upgrade and pay £3.67')
  })

  test('a trial says when the first payment is, on the button too', () => {
    expect(keyInformation(trial)).toContainEqual(['First payment', '£4.99 on 27 November'])
    expect(keyInformation(trial)).toContainEqual([
      'Change your mind',
      '14 days from today, and another 14 from your first payment. Write to us and you’ll pay only for the days you had.',
    ])
    expect(buttonLabel(trial)).toBe('Subscribe and pay £4.99 from 27 Nov')
    expect(reason(trial, aSubscription())).toBe('7 days free, once. Then £4.99 a month, unless you cancel first.')
  })

  test('an upgrade says what the amount is for', () => {
    expect(reason(upgrade, premium)).toBe(
      'The difference for the 22 days left until 12 December. What you’ve used this month still counts.',
    )
  })

  test('an upgrade within a trial costs nothing yet', () => {
    const within = { ...upgrade, dueNowPence: 0 }
    expect(reason(within, { ...premium, status: 'trialing' })).toContain(
      'Your free trial carries on. After that, £9.99 a month.',
    )
    expect(buttonLabel(within)).toBe('Upgrade and pay £9.99 from 12 Dec')
  })

  test('a downgrade is no order: nothing is paid, so nothing is said of changing one’s mind', () => {
    expect(keyInformation({ ...subscribe, change: 'downgrade', dueNowPence: 0 }).map(([term]) => term)).not.toContain(
      'Change your mind',
    )
  })
})

test('an order carries the version of the consent that was read, and the time its amount was worked out for', () => {
  expect(orderOf(upgrade)).toEqual({
    tier: 'pro',
    consent: { textVersion: immediateStart.version },
    prorationDate: now,
  })
})

test('a change that charges nothing carries no consent: none was asked for', () => {
  expect(orderOf({ ...upgrade, tier: 'premium', change: 'downgrade', prorationDate: null })).toEqual({
    tier: 'premium',
  })
})
