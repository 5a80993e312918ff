import type { Tier } from '@glimmer/contract/plans'

/** What a plan holds beside its allowances. */
export const planExtras: Record<Tier, readonly string[]> = {
  free: ['Basic styles'],
  premium: ['Premium styles', 'Priority support'],
  pro: ['All styles and themes', 'Premium support', 'Early access'],
}
