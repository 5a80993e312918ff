import { expect, test } from 'vitest'
import { noteFor } from './plan-options.tsx'
import { aSubscription } from './testing/a-subscription.ts'

const end = '2026-12-12T12:00:00.000Z'
const premium = aSubscription({ tier: 'premium', currentPeriodEnd: end })

test('each plan says what it is to the person', () => {
  expect(noteFor('free', premium)).toBe('From 12 December. Nothing you made is lost.')
  expect(noteFor('premium', premium)).toBe('Your plan today.')
  expect(noteFor('pro', premium)).toBe('Unlimited, all styles and themes, early access.')
  expect(noteFor('premium', aSubscription())).toBe('15 AI affirmations, 15 spoken aloud, 5 AI avatars a month.')
})

test('a scheduled change is told at the plan it leads to', () => {
  expect(noteFor('premium', { ...premium, status: 'canceled' })).toBe('Yours until 12 December.')
  expect(noteFor('pro', { ...premium, pendingTier: 'pro' })).toBe('Waiting for its payment.')
  const moving = { ...premium, tier: 'pro', scheduledTier: 'premium', scheduledAt: end } as const
  expect(noteFor('premium', moving)).toBe('Begins on 12 December.')
})
