import { expect, test } from 'vitest'
import { planNote } from './plan-options.tsx'
import { aSubscription } from './testing/a-subscription.ts'

const end = '2026-12-12T12:00:00.000Z'
const premium = aSubscription({ tier: 'premium', currentPeriodEnd: end })

test('each plan says what it is to the person', () => {
  expect(planNote('free', premium)).toBe('From 12 December. Nothing you made is lost.')
  expect(planNote('premium', premium)).toBe('Your plan today.')
  expect(planNote('pro', premium)).toBe(
    'All styles and themes including Body peace and Fresh start. Longer sessions: 2 or 5 minutes of breathing. Early access to what we’re trying. Unlimited AI affirmations, lines spoken aloud and AI avatars.',
  )
  expect(planNote('premium', aSubscription())).toBe(
    'Themes: Courage, Connection and Boundaries. Before bed with five new lines every night. Packs for exams, interviews and difficult conversations. 15 AI affirmations, 15 lines spoken aloud and 5 AI avatars a month.',
  )
})

test('the trial stands on the cards of those who can still have it', () => {
  const newcomer = aSubscription({ trialAvailable: true, trialDays: 7 })
  expect(planNote('premium', newcomer)).toMatch(/^7 days free first\. Themes:/)
  expect(planNote('pro', { ...newcomer, trialAvailable: false, trialDays: 0 })).toMatch(/^All styles/)
})

test('a scheduled change is told at the plan it leads to', () => {
  expect(planNote('premium', { ...premium, status: 'canceled' })).toBe('Yours until 12 December.')
  expect(planNote('pro', { ...premium, pendingTier: 'pro' })).toBe('Waiting for its payment.')
  const moving = { ...premium, tier: 'pro', scheduledTier: 'premium', scheduledAt: end } as const
  expect(planNote('premium', moving)).toBe('Begins on 12 December.')
})
