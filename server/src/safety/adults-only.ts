import type { Account } from '#app.ts'
import { isUnderAge } from '#database/age-standing.ts'
import { Problem } from '#problem.ts'

/** Throws `adults_only` for the part of a request that is not open to teens, where the rest of it is. */
export function refuseUnderAge({ age }: Pick<Account, 'age'>): void {
  if (isUnderAge(age)) throw new Problem('adults_only')
}
