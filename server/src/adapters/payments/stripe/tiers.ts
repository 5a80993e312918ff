import type { Stripe } from 'stripe'
import { type PaidTier, PaymentsUnavailable } from '#ports/payments.ts'
import { callStripe } from './call-stripe.ts'

const lookupKeys: Record<PaidTier, string> = {
  premium: 'glimmer_premium_gbp_month',
  pro: 'glimmer_pro_gbp_month',
}
const paidTiers = ['premium', 'pro'] as const

export interface Tiers {
  priceOf(tier: PaidTier): string
  /** Undefined for a price of another product. */
  tierOf(price: string): PaidTier | undefined
}

async function readPrices(stripe: Stripe) {
  const { data } = await callStripe(() => stripe.prices.list({ lookup_keys: Object.values(lookupKeys), active: true }))
  const priceIds = new Map<PaidTier, string>()
  for (const tier of paidTiers) {
    const price = data.find(({ lookup_key }) => lookup_key === lookupKeys[tier])
    if (!price)
      throw new PaymentsUnavailable({ cause: new Error(`No active price has the lookup key ${lookupKeys[tier]}.`) })
    priceIds.set(tier, price.id)
  }
  return priceIds
}

/**
 * Maps prices to plans by lookup key, so that no id has to be configured. Read once; a failed read is retried on the
 * next call.
 */
export function tiersOf(stripe: Stripe): { ready(): Promise<Tiers> } {
  let reading: Promise<Map<PaidTier, string>> | undefined
  const read = () => {
    reading ??= readPrices(stripe).catch((error: unknown) => {
      reading = undefined
      throw error
    })
    return reading
  }
  return {
    async ready() {
      const prices = await read()
      return {
        priceOf: (tier) => prices.get(tier) ?? '',
        tierOf: (price) => paidTiers.find((tier) => prices.get(tier) === price),
      }
    },
  }
}
