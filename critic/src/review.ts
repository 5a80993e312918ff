import type { Level } from '@glimmer/contract'
import { formOf } from './form-of.ts'
import { judge } from './judge.ts'
import type { Fault } from './rule.ts'

/** What the critic says of a line for an unknown reader. */
export interface Review {
  /** The lowest step of the ladder on which the line passes; undefined if it passes on none. */
  from: Level | undefined
  /** What keeps it from lower steps, or from all; if nothing does, the faults that were tolerated. */
  faults: readonly Fault[]
}

const steps: readonly Level[] = [1, 2, 3, 4, 5]

/** The person addressed: "Maya, you can …". */
const addressee = /^(\p{Lu}[\p{L}'’-]*), you\b/u

/**
 * Single spaces between words, and a full stop if the sentence has no end: people trying a line out leave these out.
 */
function tidied(typed: string): string {
  const text = typed.replaceAll(/\s+/g, ' ').trim()
  return /[\p{L}\p{N}]$/u.test(text) ? `${text}.` : text
}

/** Reviews a typed line on every step of the ladder. */
export function review(typed: string): Review {
  const text = tidied(typed)
  const facts = { form: formOf(text), firstName: addressee.exec(text)?.[1] }
  const judged = steps.map((level) => ({ level, ...judge(text, { ...facts, level }) }))
  const from = judged.find(({ verdict }) => verdict === 'pass')?.level
  const [lowest, highest] = [judged[0], judged.at(-1)]
  return { from, faults: (from === undefined ? highest : lowest)?.faults ?? [] }
}
