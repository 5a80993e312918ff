import type { Account } from '#app.ts'

/** What works for adults, as the settings choose it; and for everybody else, with nothing that leaves our own server. */
export interface ByAge<Part> {
  adults: Part
  others: Part
}

export const forEveryAge = <Part>(part: Part): ByAge<Part> => ({ adults: part, others: part })

/** Whose age is unknown is no adult. */
export const choiceOf =
  <Part>({ adults, others }: ByAge<Part>) =>
  ({ age }: Pick<Account, 'age'>): Part =>
    age === 'adult' ? adults : others

export const allOf = <Part>({ adults, others }: ByAge<Part[]>): Part[] => [...new Set([...adults, ...others])]
