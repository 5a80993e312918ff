import { type Form, forms, type Level, plans, type Theme, themes, values } from '@glimmer/contract'
import type { WrittenLine } from '#ports/writer.ts'
import type { PartOfDay } from '../bank/curated/types.ts'
import { drawTheme, openAt } from '../ladder/choose-themes.ts'
import { formOfDay } from '../phrasebook/form-of-day.ts'
import { randomFrom } from '../phrasebook/random.ts'
import { curatedLine } from '../phrasebook/write-line.ts'
import { answersTrue } from '../taste/learn-traits.ts'

/** Today's line on each day of a user who stays with their themes, level and form. */
export interface Mornings {
  themes: readonly Theme[]
  level: Level
  form: Form
  lines: readonly WrittenLine[]
}

const levels: readonly Level[] = [1, 2, 3]
const hours = ['morning', 'morning', 'morning', 'evening'] as const

/** The part of the day at which the user comes on this day. */
export const hourOf = (day: number): PartOfDay => hours[day % hours.length] ?? 'morning'

const dayMs = 24 * 60 * 60 * 1000
const dateOf = (day: number): string => new Date(day * dayMs).toISOString().slice(0, 10)

/** The number of different simulations: every theme at its first three levels in every form. */
export const differentLives = themes.length * levels.length * forms.length

export const simulatedName = 'Sam'

/** How many of the last lines that felt true are known. */
const known = 12

type Chosen = Omit<Mornings, 'lines'>

/** Lives `days` days with today's line alone, as the product chooses it: with three values, and what felt true before. */
function live(who: string, { themes: open, level, form }: Chosen, days: number): Mornings {
  const random = randomFrom(who)
  const held = [random.pick(values), random.pick(values), random.pick(values)]
  const lines: WrittenLine[] = []
  let liked: readonly string[] = []
  for (let day = 0; day < days; day++) {
    const seed = `${who} ${day}`
    const lately = lines.flatMap((line) => line.themes).reverse()
    const partOfDay = hourOf(day)
    const line = curatedLine({
      themes: [drawTheme(open.length > 1 ? openAt(open, partOfDay) : open, lately, seed)],
      level,
      form: formOfDay(form, { id: who, joinedOn: dateOf(0) }, dateOf(day)),
      value: random.pick(held),
      firstName: simulatedName,
      partOfDay,
      seed,
      recent: lines.map(({ text }) => text).reverse(),
      steering: { answers: answersTrue(liked) },
    })
    lines.push(line)
    if (random.next() < 0.3) liked = [line.text, ...liked].slice(0, known)
  }
  return { themes: open, level, form, lines }
}

/** Simulates somebody who stays with one theme and level: `at` determines theme, level and form in turn. */
export function simulateMornings(at: number, days: number): Mornings {
  const form = forms[at % forms.length] ?? 'first-person'
  const level = levels[Math.floor(at / forms.length) % levels.length] ?? 2
  const theme = themes[Math.floor(at / (forms.length * levels.length)) % themes.length] ?? 'calm'
  return live(`somebody ${at}`, { themes: [theme], level, form }, days)
}

/** Simulates somebody on the free plan who chose no themes, at the default level: `at` determines the form. */
export const simulateOpenMornings = (at: number, days: number): Mornings =>
  live(`anybody ${at}`, { themes: plans.free.themes, level: 2, form: forms[at % forms.length] ?? 'first-person' }, days)

/** Shares over all mornings, from 0 to 1. */
export function morningFigures(all: readonly Mornings[]) {
  const mornings = all.flatMap(({ lines, ...chosen }) => lines.map((line) => ({ ...chosen, line })))
  const share = (list: typeof mornings, has: (morning: (typeof mornings)[number]) => boolean) =>
    list.length === 0 ? 1 : list.filter(has).length / list.length
  const plain = mornings.filter(({ form }) => form === 'first-person')
  const byName = mornings.filter(({ form }) => form === 'distanced')
  const others = mornings.filter(({ form }) => form === 'question' || form === 'if-then')
  return {
    mornings: mornings.length,
    inTheme: share(mornings, ({ themes: open, line }) => line.themes.some((theme) => open.includes(theme))),
    onStep: share(mornings, ({ level, line }) => line.level === level),
    plainInForm: share(plain, ({ form, line }) => line.form === form),
    byName: share(byName, ({ form, line }) => line.form === form),
    othersInForm: share(others, ({ form, line }) => line.form === form),
    repeats: all.reduce((sum, { lines }) => sum + lines.length - new Set(lines.map(({ text }) => text)).size, 0),
  }
}
