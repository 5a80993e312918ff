import { plans } from '@glimmer/contract/plans'
import type { Price } from './objects.ts'
import { invalid } from './refusal.ts'

const price = (tier: 'premium' | 'pro'): Price => ({
  id: `price_${tier}`,
  object: 'price',
  unit_amount: plans[tier].pricePence,
  currency: 'gbp',
  lookup_key: `glimmer_${tier}_gbp_month`,
  nickname: plans[tier].name,
  recurring: { interval: 'month', interval_count: 1 },
  tax_behavior: 'inclusive',
  active: true,
  metadata: {},
})

export const prices: readonly Price[] = [price('premium'), price('pro')]

export function priceOf(id: string | undefined): Price {
  const found = prices.find((known) => known.id === id)
  if (!found) throw invalid(`No such price: '${id}'`, { code: 'resource_missing', param: 'price' })
  return found
}
