import type { Ages } from '@glimmer/contract'
import type { AgesConfig } from '#config/ages.ts'
import { Problem } from '#problem.ts'
import type { AgeStanding } from '#safety/age-standing.ts'

/**
 * The only place that refuses a route because of age. Throws `age_needed` where the installation requires an answer
 * first, `guardian_needed` for a teen whose guardian has not agreed yet, and `adults_only`.
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
