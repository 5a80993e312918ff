import type { Form } from '@glimmer/contract'
import { techniquesByForm, techniquesByLevel } from '@glimmer/contract/techniques'
import type { LineSpec } from '../bank/curated/types.ts'
import type { Random } from './random.ts'
import { usesAt, usesBySituation, waysByForm } from './uses.ts'

const byForm: Partial<Record<Form, readonly string[]>> = techniquesByForm

/**
 * How to use this line: one sentence that says what to do, when, and how to take it. A line in the first person is
 * taken as its level asks, any other as its form does.
 */
export function describe({ level, form, situation, partOfDay }: LineSpec, random: Random): string {
  const technique = random.pick(byForm[form] ?? techniquesByLevel[level])
  const times = situation ? usesBySituation[situation] : usesAt(partOfDay)
  // "In a quiet minute, and try it on for a minute" would say the word twice.
  const when = random.pick(technique.includes('minute') ? times.filter((time) => !time.includes('minute')) : times)
  return `${random.pick(waysByForm[form])} ${when}, ${technique}.`
}
