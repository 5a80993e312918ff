import { type Form, forms, type Level, type Theme, themes, values } from '@glimmer/contract'
import type { PartOfDay } from '../bank/curated/types.ts'
import { formOfDay } from '../phrasebook/form-of-day.ts'
import { randomFrom } from '../phrasebook/random.ts'
import { curatedLine, type Line } from '../phrasebook/write-line.ts'

/** Today's line on each day of a user who stays with one theme, level and form. */
export interface Mornings {
  theme: Theme
  level: Level
  form: Form
  lines: readonly Line[]
}

const levels: readonly Level[] = [1, 2, 3]
const hours = ['morning', 'morning', 'morning', 'evening'] as const

/** The part of the day at which the user comes on this day. */
export const hourOf = (day: number): PartOfDay => hours[day % hours.length] ?? 'morning'

const dayMs = 24 * 60 * 60 * 1000
const dateOf = (day: number): string => new Date(day * dayMs).toISOString().slice(0, 10)

/** The number of different simulations: every theme at its first three levels in every form. */
export const differentLives = themes.length * levels.length * forms.length

/** How many of the last lines that felt true are known. */
const known = 12

/**
 * Simulates `days` days with today's line alone, as the product chooses it: no mood, situation or note, one of the
 * user's three values, and what felt true before. `at` determines theme, level and form in turn.
 */
export function simulateMornings(at: number, days: number): Mornings {
  const form = forms[at % forms.length] ?? 'first-person'
  const level = levels[Math.floor(at / forms.length) % levels.length] ?? 2
  const theme = themes[Math.floor(at / (forms.length * levels.length)) % themes.length] ?? 'calm'
  const random = randomFrom(`somebody ${at}`)
  const held = [random.pick(values), random.pick(values), random.pick(values)]
  const lines: Line[] = []
  let liked: readonly string[] = []
  for (let day = 0; day < days; day++) {
    const seed = `somebody ${at} ${day}`
    const line = curatedLine({
      themes: [theme],
      level,
      form: formOfDay(form, `somebody ${at}`, dateOf(day)),
      value: random.pick(held),
      firstName: 'Sam',
      partOfDay: hourOf(day),
      seed,
      recent: lines.map(({ text }) => text).reverse(),
      liked,
    })
    lines.push(line)
    if (random.next() < 0.3) liked = [line.text, ...liked].slice(0, known)
  }
  return { theme, level, form, lines }
}

/** Shares over all mornings, from 0 to 1. */
export function morningFigures(all: readonly Mornings[]) {
  const mornings = all.flatMap(({ theme, level, form, lines }) => lines.map((line) => ({ theme, level, form, line })))
  const share = (list: typeof mornings, has: (morning: (typeof mornings)[number]) => boolean) =>
    list.length === 0 ? 1 : list.filter(has).length / list.length
  const plain = mornings.filter(({ form }) => form === 'first-person' || form === 'distanced')
  const others = mornings.filter(({ form }) => form === 'question' || form === 'if-then')
  return {
    mornings: mornings.length,
    inTheme: share(mornings, ({ theme, line }) => line.themes.includes(theme)),
    onStep: share(mornings, ({ level, line }) => line.level === level),
    plainInForm: share(plain, ({ form, line }) => line.form === form),
    othersInForm: share(others, ({ form, line }) => line.form === form),
    repeats: all.reduce((sum, { lines }) => sum + lines.length - new Set(lines.map(({ text }) => text)).size, 0),
  }
}
