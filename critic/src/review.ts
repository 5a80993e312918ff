import type { Level } from '@glimmer/contract'
import { formOf } from './form-of.ts'
import { judge } from './judge.ts'
import type { Fault } from './rule.ts'

/** What the critic says of a line whose reader it does not know. */
export interface Review {
  /** The lowest step of the ladder on which it may be said; undefined where it may be said on none. */
  from: Level | undefined
  /** What keeps it from lower steps, or from all; where there is no such thing, what was forgiven. */
  faults: readonly Fault[]
}

const steps: readonly Level[] = [1, 2, 3, 4, 5]

/** Who is spoken to: "Maya, you can …". */
const addressee = /^(\p{Lu}[\p{L}'’-]*), you\b/u

/** One space between words, and a full stop where nothing ends the sentence: nobody types them for a trial. */
function tidied(typed: string): string {
  const text = typed.replaceAll(/\s+/g, ' ').trim()
  return /[\p{L}\p{N}]$/u.test(text) ? `${text}.` : text
}

/** Reviews a line as it was typed, on every step of the ladder. */
export function review(typed: string): Review {
  const text = tidied(typed)
  const facts = { form: formOf(text), firstName: addressee.exec(text)?.[1] }
  const judged = steps.map((level) => ({ level, ...judge(text, { ...facts, level }) }))
  const from = judged.find(({ verdict }) => verdict === 'pass')?.level
  const [lowest, highest] = [judged[0], judged.at(-1)]
  return { from, faults: (from === undefined ? highest : lowest)?.faults ?? [] }
}
