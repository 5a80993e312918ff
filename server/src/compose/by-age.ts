import type { Account } from '#app.ts'

/**
 * The part that the settings choose for adults, and the one for everybody else, which sends nothing off our own server.
 */
export interface ByAge<Part> {
  adults: Part
  others: Part
}

export const sameForAllAges = <Part>(part: Part): ByAge<Part> => ({ adults: part, others: part })

/** Returns the part for an account; an unknown age counts as not adult. */
export const selectByAge =
  <Part>({ adults, others }: ByAge<Part>) =>
  ({ age }: Pick<Account, 'age'>): Part =>
    age === 'adult' ? adults : others

export const allOf = <Part>({ adults, others }: ByAge<Part[]>): Part[] => [...new Set([...adults, ...others])]
