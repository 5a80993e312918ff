import type { Care } from '../detect.ts'
import type { Sentence } from './read-sentences.ts'

/** How many sentences of one class, or of one kind of it, were stopped, and how many were softened. */
export interface Figure {
  class: string
  /** `all` for the whole class. */
  kind: string
  stopped: number
  softened: number
  of: number
}

const row = ([name, list]: [string, readonly { sentence: Sentence; care: Care | undefined }[]]): Figure => {
  const [group = '', kind = ''] = name.split('/')
  const count = (wanted: Care) => list.filter(({ care }) => care === wanted).length
  return { class: group, kind, stopped: count('stop'), softened: count('soften'), of: list.length }
}

/** Runs the detector on every sentence: one row for each class, and one for each of its kinds. */
export function figuresOf(sentences: readonly Sentence[], ask: (sentence: Sentence) => Care | undefined): Figure[] {
  const asked = sentences.map((sentence) => ({ sentence, care: ask(sentence) }))
  const groups = [
    ...Map.groupBy(asked, ({ sentence }) => `${sentence.class}/all`),
    ...Map.groupBy(asked, ({ sentence }) => `${sentence.class}/${sentence.kind}`),
  ]
  const order = ['outright', 'oblique', 'innocent']
  return groups.map(row).sort((one, other) => order.indexOf(one.class) - order.indexOf(other.class))
}

/** Wilson's 95 % score interval of a share: two numbers from 0 to 1. */
export function interval(hits: number, of: number): readonly [number, number] {
  const z = 1.96
  const share = hits / of
  const middle = share + (z * z) / (2 * of)
  const reach = z * Math.sqrt((share * (1 - share)) / of + (z * z) / (4 * of * of))
  const whole = 1 + (z * z) / of
  return [Math.max(0, (middle - reach) / whole), Math.min(1, (middle + reach) / whole)]
}
