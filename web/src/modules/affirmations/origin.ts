import type { Affirmation } from '@glimmer/contract'

/** Where a line comes from, said to the person who reads it; their own they know. */
export function originOf({ origin, byModel }: Pick<Affirmation, 'origin' | 'byModel'>): string | undefined {
  if (origin === 'own') return undefined
  return byModel ? 'Written for you by AI' : 'Picked for you'
}
