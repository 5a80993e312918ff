import type { Form } from '@glimmer/contract'
import { techniquesByForm, techniquesByLevel } from '@glimmer/contract/techniques'
import type { LineSpec } from '../bank/curated/types.ts'
import type { Random } from './random.ts'
import { usesByHour, usesBySituation } from './uses.ts'

const byForm: Partial<Record<Form, readonly string[]>> = techniquesByForm

/** Why this line, and how to use it: one sentence about its technique and its occasion. */
export function describe({ level, form, situation, partOfDay }: LineSpec, random: Random): string {
  const byLevel: readonly string[] = techniquesByLevel[level]
  const reasons = random.next() < 0.5 ? (byForm[form] ?? byLevel) : byLevel
  const uses = situation ? usesBySituation[situation] : usesByHour[partOfDay]
  return `${random.pick(reasons)}; ${random.pick(uses)}.`
}
