import { expect, test } from 'vitest'
import { noticeFor } from './notice-for.ts'
import { aSubscription } from './testing/a-subscription.ts'

const end = '2026-12-12T12:00:00.000Z'
const premium = aSubscription({ tier: 'premium', currentPeriodEnd: end })
const actionsOf = (changes: Parameters<typeof aSubscription>[0]) => noticeFor({ ...premium, ...changes })?.actions

test('there is no notice above a plan that needs no attention', () => {
  expect(noticeFor(aSubscription())).toBeUndefined()
  expect(noticeFor(premium)).toBeUndefined()
  expect(noticeFor({ ...premium, status: 'trialing' })).toBeUndefined()
})

test('a cancelled plan can be resumed', () => {
  const notice = noticeFor({ ...premium, status: 'canceled', cancelAtPeriodEnd: true })
  expect(notice?.title).toBe('Premium ends on 12 December')
  expect(notice?.actions).toEqual([{ label: 'Keep Premium', to: 'resume' }])
})

test('a downgrade that waits can be undone', () => {
  const notice = noticeFor({ ...premium, tier: 'pro', scheduledTier: 'premium', scheduledAt: end })
  expect(notice?.title).toBe('You move to Premium on 12 December')
  expect(notice?.actions).toEqual([{ label: 'Stay on Pro', to: 'resume' }])
})

test('an upgrade that waits for the bank leads there, and says that nothing has changed', () => {
  const notice = noticeFor({ ...premium, pendingTier: 'pro', paymentIssue: 'action_required', payUrl: '/pay' })
  expect(notice?.title).toBe('One more step to Pro')
  expect(notice?.words).toContain('You are on Premium until it goes through')
  expect(notice?.actions).toEqual([{ label: 'Continue to the payment', to: 'pay' }])
})

test('a renewal that failed can be paid, or the card changed; a scheduled change comes second', () => {
  const late = { status: 'past_due', paymentIssue: 'past_due', scheduledTier: 'free', scheduledAt: end } as const
  expect(actionsOf(late)).toEqual([{ label: 'Update card', to: 'portal' }])
  expect(actionsOf({ ...late, payUrl: '/pay' })).toHaveLength(2)
})

test('an unfinished first payment can be finished', () => {
  expect(actionsOf({ tier: 'free', status: 'incomplete', payUrl: '/pay' })).toEqual([
    { label: 'Finish the payment', to: 'pay' },
  ])
})
