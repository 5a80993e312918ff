import type { Tier } from '@glimmer/contract/plans'

/** What SPEC section 9 lists under "Other". */
export const planExtras: Record<Tier, readonly string[]> = {
  free: ['Basic styles'],
  premium: ['Premium styles', 'Priority support'],
  pro: ['All styles and themes', 'Premium support', 'Early access'],
}
