import { judge } from '@glimmer/critic/judge'
import { openingOf } from '@glimmer/critic/judge-set'
import { duplicateThreshold, fingerprint, similarity } from '@glimmer/critic/similarity'
import { sayableName } from '../second-person/first-name.ts'
import type { Day } from './simulate.ts'

export interface Figures {
  lines: number
  /** Lines with a fault that rejects; must be 0. */
  hardFaults: number
  /** Lines with one soft fault. */
  softFaults: number
  /** Lines nearly identical to an earlier one of the same user, over all days. */
  nearDuplicates: number
  distinctLines: number
  distinctOpenings: number
  /** Curated lines on heavy days, by design. */
  heavyDays: number
  /** Curated lines used because no composed one passed. */
  stoodIn: number
}

const nameOf = ({ request }: Day): string | undefined => sayableName(request.firstName)

function repeatsOf(days: readonly Day[]): number {
  const prints = days.map((day) => fingerprint(day.line.text, nameOf(day)))
  return prints.filter((print, at) =>
    prints.some((other, before) => before < at && similarity(print, other) > duplicateThreshold),
  ).length
}

const faultsOf = (day: Day) => {
  const { text, form, level } = day.line
  return judge(text, { form, level, firstName: nameOf(day), recent: day.request.recent }).faults
}

/** Aggregates the simulated users' days. */
export function figuresOf(lives: readonly (readonly Day[])[]): Figures {
  const days = lives.flat()
  const faults = days.map(faultsOf)
  const texts = days.map((day) => day.line.text.replace(`${nameOf(day)}, `, ''))
  const curated = days.filter(({ line }) => line.origin === 'curated')
  const heavyDays = curated.filter(({ request }) => request.mood === 'heavy').length
  return {
    lines: days.length,
    hardFaults: faults.filter((list) => list.some(({ severity }) => severity === 'hard')).length,
    softFaults: faults.filter((list) => list.some(({ severity }) => severity === 'soft')).length,
    nearDuplicates: lives.reduce((sum, life) => sum + repeatsOf(life), 0),
    distinctLines: new Set(texts).size,
    distinctOpenings: new Set(texts.map(openingOf)).size,
    heavyDays,
    stoodIn: curated.length - heavyDays,
  }
}
