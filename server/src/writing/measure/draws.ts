import { plans, type Theme } from '@glimmer/contract'
import type { PartOfDay } from '../bank/curated/types.ts'
import { drawTheme, openAt } from '../ladder/choose-themes.ts'
import { curatedLine } from '../phrasebook/write-line.ts'

/** What many people without chosen themes got at one part of the day. */
interface Draws {
  partOfDay: PartOfDay
  /** The theme drawn most often, and its share as a multiple of an even one. */
  theme: Theme
  timesItsShare: number
  /** The share of the line drawn most often, from 0 to 1. */
  topLine: number
  differentLines: number
}

const count = <T>(list: readonly T[]): [T, number][] =>
  [...Map.groupBy(list, (one) => one)].map(([one, all]): [T, number] => [one, all.length]).sort((a, b) => b[1] - a[1])

/** Draws today's line for so many people on the free plan, at the default step and form, whose first line was another. */
export function drawAt(partOfDay: PartOfDay, draws: number): Draws {
  const open = openAt(plans.free.themes, partOfDay)
  const lines = Array.from({ length: draws }, (_, at) => {
    const seed = `draw ${partOfDay} ${at}`
    const theme = drawTheme(open, [], seed)
    const { text } = curatedLine({
      themes: [theme],
      form: 'first-person',
      level: 2,
      partOfDay,
      seed,
      recent: ['Welcome.'],
    })
    return { theme, text }
  })
  const [[theme, most] = ['calm' as const, 0]] = count(lines.map((line) => line.theme))
  const byLine = count(lines.map(({ text }) => text))
  return {
    partOfDay,
    theme,
    timesItsShare: (most / draws) * open.length,
    topLine: (byLine[0]?.[1] ?? 0) / draws,
    differentLines: byLine.length,
  }
}
