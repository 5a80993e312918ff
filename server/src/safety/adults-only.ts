import { Problem } from '#problem.ts'
import { type AgeStanding, isUnderAge } from './age-standing.ts'

/** Throws `adults_only` for a part of a request that is closed to teens while the rest is open to them. */
export function refuseUnderAge({ age }: { age: AgeStanding }): void {
  if (isUnderAge(age)) throw new Problem('adults_only')
}
