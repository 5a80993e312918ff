import { plans } from '@glimmer/contract/plans'
import type { Price } from './objects.ts'
import { noSuch } from './refusal.ts'

const price = (tier: 'premium' | 'pro'): Price => ({
  id: `price_${tier}`,
  unit_amount: plans[tier].pricePence,
  lookup_key: `glimmer_${tier}_gbp_month`,
  nickname: plans[tier].name,
})

export const prices: readonly Price[] = [price('premium'), price('pro')]

export function priceOf(id: string | null): Price {
  const price = prices.find((known) => known.id === id)
  if (!price) throw noSuch('price', id ?? '')
  return price
}
