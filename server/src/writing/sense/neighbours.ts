import { wordsOf } from '@glimmer/critic/parsed-line'

/** How near a line is to the nearest of some lines: 0 for nothing in common, 1 for the same words. */
export type Nearness = (text: string) => number

/** How much a word says of a line: the rarer, the more. */
type Weight = (feature: string) => number

const plain = (text: string): string => text.toLowerCase().replaceAll('’', "'").replace('{name}, ', '')

/** The words of a line, and each two that stand together. */
function featuresOf(text: string): string[] {
  const words = wordsOf(plain(text))
  return [...words, ...words.slice(1).map((word, at) => `${words[at]} ${word}`)]
}

/** The inverse share of lines that hold a feature, as a logarithm. */
export function weightsFrom(lines: readonly string[]): Weight {
  const held = new Map<string, number>()
  for (const line of lines)
    for (const feature of new Set(featuresOf(line))) held.set(feature, (held.get(feature) ?? 0) + 1)
  return (feature) => Math.log(1 + lines.length / (1 + (held.get(feature) ?? 0)))
}

/** A pair says half of what its rarity would: its words have been counted already. */
const pairShare = 0.5

/** The features of a line with their weights, of length 1. */
function vectorOf(text: string, weight: Weight): ReadonlyMap<string, number> {
  const vector = new Map<string, number>()
  for (const feature of featuresOf(text)) {
    const share = feature.includes(' ') ? pairShare : 1
    vector.set(feature, (vector.get(feature) ?? 0) + share * weight(feature))
  }
  const length = Math.hypot(...vector.values())
  return new Map([...vector].map(([feature, value]) => [feature, value / length]))
}

/** Which lines hold a feature, and how much of each it is: two lists of numbers, since objects would weigh 40 MB more. */
interface Holders {
  lines: number[]
  values: number[]
}

/** Reads lines once, to be asked about many others: the cosine of their words. */
export function nearestAmong(lines: readonly string[], weight: Weight): Nearness {
  const holders = new Map<string, Holders>()
  lines.forEach((text, line) => {
    for (const [feature, value] of vectorOf(text, weight)) {
      const held = holders.get(feature) ?? { lines: [], values: [] }
      held.lines.push(line)
      held.values.push(value)
      holders.set(feature, held)
    }
  })
  return (text) => {
    const nearness = new Float64Array(lines.length)
    for (const [feature, mine] of vectorOf(text, weight)) {
      const held = holders.get(feature)
      held?.lines.forEach((line, at) => {
        nearness[line] = (nearness[line] ?? 0) + mine * (held.values[at] ?? 0)
      })
    }
    return nearness.reduce((most, one) => Math.max(most, one), 0)
  }
}
