import type { Affirmation } from '@glimmer/contract'

/** A label for where a line comes from; undefined for lines the user wrote themselves. */
export function originOf({ origin, byModel }: Pick<Affirmation, 'origin' | 'byModel'>): string | undefined {
  if (origin === 'own') return undefined
  return byModel ? 'Written for you by AI' : 'Picked for you'
}
