import { expect, test } from 'vitest'
import { planNotice } from './notice-panel.tsx'
import { createSubscription } from './testing/create-subscription.ts'

const end = '2026-12-12T12:00:00.000Z'
const premium = createSubscription({ tier: 'premium', currentPeriodEnd: end })
const actionsOf = (changes: Parameters<typeof createSubscription>[0]) => planNotice({ ...premium, ...changes })?.actions

test('shows no notice for an active plan', () => {
  expect(planNotice(createSubscription())).toBeUndefined()
  expect(planNotice(premium)).toBeUndefined()
  expect(planNotice({ ...premium, status: 'trialing' })).toBeUndefined()
})

test('offers to pay a failed renewal before anything else', () => {
  const late = { status: 'past_due', paymentIssue: 'past_due', scheduledTier: 'free', scheduledAt: end } as const
  expect(actionsOf(late)).toEqual([{ label: 'Update card', to: 'portal' }])
  expect(actionsOf({ ...late, payUrl: '/pay' })).toHaveLength(2)
})

test('offers to finish an incomplete first payment', () => {
  expect(actionsOf({ tier: 'free', status: 'incomplete', payUrl: '/pay' })).toEqual([
    { label: 'Finish the payment', to: 'pay' },
  ])
})
