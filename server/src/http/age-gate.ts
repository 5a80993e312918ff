import type { Ages } from '@glimmer/contract'
import type { AgesConfig } from '#config/ages.ts'
import { Problem } from '#problem.ts'
import type { AgeStanding } from '#safety/age-standing.ts'

/**
 * The one place that closes a route to an age. Throws `age_needed` where the installation waits for the answer,
 * `guardian_needed` for a teen nobody has agreed for yet, and `adults_only`.
 */
export function refuseByAge(standing: AgeStanding, ages: Ages, gate: AgesConfig['gate']): void {
  if (ages === 'any' || standing === 'adult') return
  if (standing === 'unknown') {
    if (gate === 'strict') throw new Problem('age_needed')
    return
  }
  if (ages === 'adult') throw new Problem('adults_only')
  if (ages === 'agreed' && standing === 'waiting') throw new Problem('guardian_needed')
}
