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

test('offers to resume a cancelled plan', () => {
  const notice = planNotice({ ...premium, status: 'canceled', cancelAtPeriodEnd: true })
  expect(notice?.title).toBe('Premium ends on 12 December')
  expect(notice?.actions).toEqual([{ label: 'Keep Premium', to: 'resume' }])
})

test('offers to undo a scheduled downgrade', () => {
  const notice = planNotice({ ...premium, tier: 'pro', scheduledTier: 'premium', scheduledAt: end })
  expect(notice?.title).toBe('You move to Premium on 12 December')
  expect(notice?.actions).toEqual([{ label: 'Stay on Pro', to: 'resume' }])
})

test('links an upgrade pending at the bank to the bank', () => {
  const notice = planNotice({ ...premium, pendingTier: 'pro', paymentIssue: 'action_required', payUrl: '/pay' })
  expect(notice?.title).toBe('One more step to Pro')
  expect(notice?.words).toContain('You are on Premium until it goes through')
  expect(notice?.actions).toEqual([{ label: 'Continue to the payment', to: 'pay' }])
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
