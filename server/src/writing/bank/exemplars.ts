import type { Form, Level, Mood, Situation, Theme, Value } from '@glimmer/contract'
import { openingOf } from '@glimmer/critic/judge-set'
import { randomFrom } from '../phrasebook/random.ts'
import { linesOf } from './bank.ts'
import type { BankLine } from './bank-line.ts'
import type { PartOfDay } from './curated/types.ts'
import { findLine } from './find-line.ts'

/** The properties of the line that examples are wanted for. */
export interface Wish {
  theme: Theme
  form: Form
  level: Level
  situation?: Situation | undefined
  value?: Value | undefined
  mood?: Mood | undefined
  partOfDay: PartOfDay
}

const textIn = (form: Form, line: BankLine): string | undefined =>
  line.form === form ? line.text : form === 'distanced' ? line.asYou : undefined

const allows = <T>(list: readonly T[], one: T | undefined): boolean =>
  list.length === 0 || (one !== undefined && list.includes(one))

const suits = (line: BankLine, { level, situation, mood, partOfDay }: Wish): boolean =>
  line.level === level &&
  line.noteKinds.length === 0 &&
  allows(line.situations, situation) &&
  allows(line.hours, partOfDay) &&
  !(mood && line.notMoods.includes(mood))

/** How closely a line matches the wish: the situation counts most, then the value. */
const nearness = ({ situations, values }: BankLine, { situation, value }: Wish): number =>
  (situation && situations.includes(situation) ? 2 : 0) + (value && values.includes(value) ? 1 : 0)

/** Puts lines with an opening not seen before first, then the others. */
function inVariedOrder(texts: readonly string[]): string[] {
  const openings = texts.map((text) => openingOf(text.replace('{name}, ', '')))
  const isFirst = (at: number) => openings.indexOf(openings[at] ?? '') === at
  return [...texts.filter((_, at) => isFirst(at)), ...texts.filter((_, at) => !isFirst(at))]
}

/**
 * Returns lines of the bank that show what is wanted: of its theme, level and form, close to its situation and value,
 * with openings as varied as possible. They may contain `{name}`. The same wish and seed give the same lines.
 */
export function exemplarsFor(wish: Wish, seed: string, count: number): string[] {
  const random = randomFrom(`examples|${seed}`)
  const near = linesOf(wish.theme)
    .filter((line) => suits(line, wish))
    .map((line) => ({ text: textIn(wish.form, line), order: nearness(line, wish) + random.next() }))
    .sort((one, other) => other.order - one.order)
    .flatMap(({ text }) => text ?? [])
  return inVariedOrder(near.slice(0, 4 * count)).slice(0, count)
}

/** The bank's words of this line, without the user's name; undefined if the line is not from the bank. */
export const bankLineOf = (text: string, firstName: string | undefined): string | undefined =>
  findLine(text, firstName)?.said
