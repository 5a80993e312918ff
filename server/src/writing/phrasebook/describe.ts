import type { Form } from '@glimmer/contract'
import { techniquesByForm, techniquesByLevel } from '@glimmer/contract/techniques'
import type { LineSpec } from '../bank/curated/types.ts'
import { toSecondPerson } from '../second-person/to-second-person.ts'
import { dayParts, situationOccasions } from './occasions.ts'
import type { Random } from './random.ts'

const byForm: Partial<Record<Form, readonly string[]>> = techniquesByForm

const uses = ['say it slowly', 'say it aloud once', 'keep it close', 'come back to it', 'read it on a long breath out']

/** Why this line, and how to use it: one sentence about its technique and its occasion. */
export function describe({ level, form, situation, partOfDay }: LineSpec, random: Random): string {
  const byLevel: readonly string[] = techniquesByLevel[level]
  const reasons = random.next() < 0.5 ? (byForm[form] ?? byLevel) : byLevel
  const occasion = situation ? situationOccasions[situation] : dayParts[partOfDay]
  return `${random.pick(reasons)}; ${random.pick(uses)} ${toSecondPerson(random.pick(occasion))}.`
}
