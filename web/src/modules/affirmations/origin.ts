import type { Affirmation } from '@glimmer/contract'

/** Who wrote a line, said to the person who reads it; their own they know. */
export function originOf({ origin, byModel }: Pick<Affirmation, 'origin' | 'byModel'>): string | undefined {
  if (origin === 'own') return undefined
  if (origin === 'curated') return 'Chosen for you'
  return byModel ? 'Written for you by AI' : 'Written for you by Glimmer'
}
