import type { Subscription, User } from '@glimmer/contract'
import { describe, expect, test, vi } from 'vitest'
import { observable } from '#lib/observable.ts'
import { newQueryClient, read } from '#platform/api/query.ts'
import type { AccountState } from './account.ts'
import { type CountedPlan, followPlan } from './follow-plan.ts'

const { queryKey: current } = read('GET /subscriptions/current')
const plan = (tier: 'free' | 'premium' | 'pro', status = 'active') => ({ tier, status }) as Subscription
const person = (subscription: User['subscription'], _id = 'maya') => ({ _id, subscription }) as Partial<User> as User

/** What one device remembers of the counted plan, if its user has agreed to counting. */
function aDevice({ agreed = true } = {}) {
  let plan: CountedPlan | undefined
  const answered = observable(agreed)
  return {
    agree: () => answered.set(true),
    recall: () => plan,
    remember: (counted: CountedPlan) => {
      if (answered.get()) plan = counted
    },
    subscribe: answered.subscribe,
  }
}

/** An open page of a user on the free plan, and the events counted there. */
function anOpenPage(subscription: User['subscription'] = plan('free'), device = aDevice({ agreed: false })) {
  const client = newQueryClient()
  const state = observable<AccountState>({ status: 'signed-in', user: person(subscription) })
  const update = (changes: Partial<User>) => {
    const now = state.get()
    if (now.status === 'signed-in') state.set({ ...now, user: { ...now.user, ...changes } })
  }
  const counted = vi.fn()
  const begin = () => followPlan(client, { get: state.get, subscribe: state.subscribe, update }, counted, device)
  const tier = () => {
    const now = state.get()
    return now.status === 'signed-in' ? now.user.subscription.tier : undefined
  }
  return { client, state, update, counted, begin, tier }
}

const fromFreeToPremium = {
  name: 'subscription_updated',
  properties: { previous_tier: 'free', tier: 'premium', previous_status: 'active', status: 'active' },
}

test('updates the account with a plan any screen reads, and counts the change once', () => {
  const { client, counted, begin, tier } = anOpenPage()
  begin()
  client.setQueryData(current, plan('premium'))
  client.setQueryData(current, { ...plan('premium'), cancelAtPeriodEnd: true } as Subscription)
  expect(tier()).toBe('premium')
  expect(counted.mock.calls).toEqual([[fromFreeToPremium]])
})

test('counts a plan that was cached before following began', () => {
  const { client, counted, begin } = anOpenPage()
  client.setQueryData(current, plan('premium'))
  begin()
  expect(counted.mock.calls).toEqual([[fromFreeToPremium]])
})

test('counts a change that arrives with a saved profile', () => {
  const { update, counted, begin } = anOpenPage()
  begin()
  update(person(plan('free', 'canceled')))
  expect(counted).toHaveBeenCalledExactlyOnceWith({
    name: 'subscription_updated',
    properties: { previous_tier: 'free', tier: 'free', previous_status: 'active', status: 'canceled' },
  })
})

test("counts nothing for another user's plan, or after stopping", () => {
  const { state, update, counted, begin } = anOpenPage()
  const stop = begin()
  state.set({ status: 'signed-in', user: person(plan('pro'), 'noor') })
  stop()
  update({ subscription: plan('free') })
  expect(counted).not.toHaveBeenCalled()
})

describe('a plan bought at the payment provider', () => {
  test('is counted at the return, when the first answer has it already', () => {
    const device = aDevice({ agreed: false })
    anOpenPage(plan('free'), device).begin()
    device.agree()
    const { counted, begin } = anOpenPage(plan('premium'), device)
    begin()
    expect(counted.mock.calls).toEqual([[fromFreeToPremium]])
  })

  test('is counted by one of two tabs', () => {
    const device = aDevice()
    const other = anOpenPage(plan('free'), device)
    other.begin()
    anOpenPage(plan('premium'), device).begin()
    other.client.setQueryData(current, plan('premium'))
    expect([other.tier(), other.counted.mock.calls]).toEqual(['premium', []])
  })

  test('leaves nothing on the device without consent', () => {
    const device = aDevice({ agreed: false })
    anOpenPage(plan('premium'), device).begin()
    expect(device.recall()).toBeUndefined()
  })
})
