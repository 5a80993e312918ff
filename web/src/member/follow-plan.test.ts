import type { Subscription, User } from '@glimmer/contract'
import { expect, test, vi } from 'vitest'
import { observable } from '#lib/observable.ts'
import { newQueryClient, read } from '#platform/api/query.ts'
import type { AccountState } from './account.ts'
import { followPlan } from './follow-plan.ts'

const { queryKey: current } = read('GET /subscriptions/current')
const plan = (tier: 'free' | 'premium' | 'pro', status = 'active') => ({ tier, status }) as Subscription
const person = (subscription: User['subscription'], _id = 'maya') => ({ _id, subscription }) as Partial<User> as User

/** An open page of a user on the free plan, and the events counted there. */
function anOpenPage() {
  const client = newQueryClient()
  const state = observable<AccountState>({ status: 'signed-in', user: person(plan('free')) })
  const update = (changes: Partial<User>) => {
    const now = state.get()
    if (now.status === 'signed-in') state.set({ ...now, user: { ...now.user, ...changes } })
  }
  const counted = vi.fn()
  const begin = () => followPlan(client, { get: state.get, subscribe: state.subscribe, update }, counted)
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
