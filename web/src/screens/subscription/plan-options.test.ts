import { expect, test } from 'vitest'
import { planNote } from './plan-options.tsx'
import { createSubscription } from './testing/create-subscription.ts'

const end = '2026-12-12T12:00:00.000Z'
const premium = createSubscription({ tier: 'premium', currentPeriodEnd: end })

test('labels each plan relative to the current one', () => {
  expect(planNote('free', premium)).toBe('From 12 December. Nothing you made is lost.')
  expect(planNote('premium', premium)).toBe('Your plan today.')
  expect(planNote('pro', premium)).toBe(
    'All styles and themes including Body peace and Fresh start. Longer sessions: 2 or 5 minutes of breathing. Early access to what we’re trying. Unlimited lines chosen and written for you, lines spoken aloud and portraits drawn from your words.',
  )
  expect(planNote('premium', createSubscription())).toBe(
    'Themes: Courage, Connection and Boundaries. Before bed with five new lines every night. Packs for exams, interviews and difficult conversations. 15 lines chosen and written for you, 15 lines spoken aloud and 5 portraits drawn from your words a month.',
  )
})

test('offers the trial only if it is available', () => {
  const newcomer = createSubscription({ trialAvailable: true, trialDays: 7 })
  expect(planNote('premium', newcomer)).toMatch(/^7 days free first\. Themes:/)
  expect(planNote('pro', { ...newcomer, trialAvailable: false, trialDays: 0 })).toMatch(/^All styles/)
})

test('shows a scheduled change at its target plan', () => {
  expect(planNote('premium', { ...premium, status: 'canceled' })).toBe('Yours until 12 December.')
  expect(planNote('pro', { ...premium, pendingTier: 'pro' })).toBe('Waiting for its payment.')
  const moving = { ...premium, tier: 'pro', scheduledTier: 'premium', scheduledAt: end } as const
  expect(planNote('premium', moving)).toBe('Begins on 12 December.')
})
