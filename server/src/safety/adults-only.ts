import { Problem } from '#problem.ts'
import { type AgeStanding, isUnderAge } from './age-standing.ts'

/** Throws `adults_only` for the part of a request that is not open to teens, where the rest of it is. */
export function refuseUnderAge({ age }: { age: AgeStanding }): void {
  if (isUnderAge(age)) throw new Problem('adults_only')
}
