import type { ChangePreview } from '@glimmer/contract'
import { immediateStart } from '@glimmer/contract/plans'
import { expect, test } from 'vitest'
import { choiceOf } from './choice-of.ts'

const shown: ChangePreview = {
  tier: 'pro',
  change: 'upgrade',
  dueNowPence: 367,
  currency: 'gbp',
  nextPaymentPence: 999,
  nextPaymentAt: '2026-12-12T12:00:00.000Z',
  takesEffectAt: '2026-11-20T12:00:00.000Z',
  prorationDate: '2026-11-20T12:00:00.000Z',
  trialDays: 0,
}

test('an order carries the version of the consent that was read, and the moment its amount was worked out for', () => {
  expect(choiceOf(shown)).toEqual({
    tier: 'pro',
    consent: { textVersion: immediateStart.version },
    prorationDate: '2026-11-20T12:00:00.000Z',
  })
})

test('a change that charges nothing carries no consent: none was asked for', () => {
  expect(choiceOf({ ...shown, tier: 'premium', change: 'downgrade', prorationDate: null })).toEqual({ tier: 'premium' })
})
