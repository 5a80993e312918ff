import { themes as everyTheme, type Form, type Level, type Theme } from '@glimmer/contract'
import { remembered } from '../critic/judge.ts'
import { duplicateThreshold, fingerprint, similarity } from '../critic/similarity.ts'
import { type CuratedLine, curatedLines } from '../lines/curated-lines.ts'
import type { LineSpec, PartOfDay } from '../lines/types.ts'
import { insertName } from '../second-person/first-name.ts'
import { toSecondPerson } from '../second-person/to-second-person.ts'
import type { Random } from './random.ts'

/** What a curated line is chosen by. */
export interface Wanted extends Omit<LineSpec, 'theme'> {
  themes: readonly Theme[]
  firstName: string | undefined
  recent: readonly string[]
}

/** The themes every plan opens: what may stand in when a person's own are used up. */
const openToAll = everyTheme.slice(0, 7)

const partsOfDay: readonly string[] = ['morning', 'afternoon', 'evening', 'night'] satisfies PartOfDay[]

const asForm = (line: CuratedLine, form: Form): CuratedLine | undefined => {
  if (line.form === form) return line
  const shiftable = form === 'distanced' && line.form === 'first-person'
  return shiftable ? { ...line, form, text: `{name}, ${toSecondPerson(line.text)}` } : undefined
}

const lines = (themes: readonly Theme[], levels: readonly Level[], form?: Form): CuratedLine[] =>
  curatedLines
    .filter((line) => themes.includes(line.theme) && levels.includes(line.level))
    .map((line) => (form ? asForm(line, form) : line))
    .filter((line) => line !== undefined)

/** How well a line fits the hour and the situation: one at home elsewhere comes last. */
function fit(line: CuratedLine, { situation, value, partOfDay }: Wanted): number {
  const hours = line.fits.filter((word) => partsOfDay.includes(word))
  const hour = hours.length === 0 ? 0 : hours.includes(partOfDay) ? 0.6 : -1.5
  const nightFits = partOfDay === 'night' && line.fits.includes('bedtime') ? 0.6 : 0
  return (
    hour +
    nightFits +
    (situation && line.fits.includes(situation) ? 2 : 0) +
    (value && line.fits.includes(value) ? 1 : 0)
  )
}

/** From the closest to what was asked to what is kind in any case. A line is never above the level asked. */
function searchOrder({ themes, form, level }: Wanted): (() => CuratedLine[])[] {
  const gentler = ([1, 2, 3, 4, 5] as const).filter((step) => step < level)
  const upTo = [...gentler, level]
  return [
    () => lines(themes, [level], form),
    () => lines(themes, gentler, form),
    () => lines(themes, [level], 'first-person'),
    () => lines(themes, gentler, 'first-person'),
    () => lines(openToAll, upTo, form),
    () => lines(openToAll, upTo),
  ]
}

/**
 * The curated line that fits best and was not heard lately: asked themes, form and level first,
 * then gentler levels, then the plain form, then the themes open to all.
 */
export function chooseCurated(wanted: Wanted, random: Random): CuratedLine {
  const history = wanted.recent.map((line) => fingerprint(line, wanted.firstName))
  const [lately, earlier] = [history.slice(0, remembered), history.slice(remembered)]
  const isIn = ({ text }: CuratedLine, past: typeof history): boolean => {
    const print = fingerprint(text.replace('{name}, ', ''))
    return past.some((other) => similarity(print, other) > duplicateThreshold)
  }
  for (const search of searchOrder(wanted)) {
    const fresh = search().filter((line) => !isIn(line, lately))
    const best = fresh
      .map((line) => ({ line, score: fit(line, wanted) + 1.5 * random.next() - (isIn(line, earlier) ? 3 : 0) }))
      .reduce<{ line: CuratedLine; score: number } | undefined>(
        (top, next) => (top && top.score >= next.score ? top : next),
        undefined,
      )
    if (best) return { ...best.line, text: insertName(best.line.text, wanted.firstName) }
  }
  const again = random.pick(lines(openToAll, [1]))
  return { ...again, text: insertName(again.text, wanted.firstName) }
}
