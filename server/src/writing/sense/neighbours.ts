import { wordsOf } from '@glimmer/critic/parsed-line'

/** How similar a line is to the most similar of a set of lines: 0 for nothing in common, 1 for the same words. */
export type Nearness = (text: string) => number

/** How significant a word is: the rarer, the more. */
type Weight = (feature: string) => number

const plain = (text: string): string => text.toLowerCase().replaceAll('’', "'").replace('{name}, ', '')

/** The words of a line, and each pair of adjacent words. */
function featuresOf(text: string): string[] {
  const words = wordsOf(plain(text))
  return [...words, ...words.slice(1).map((word, at) => `${words[at]} ${word}`)]
}

/** The inverse document frequency of each feature, as a logarithm. */
export function weightsFrom(lines: readonly string[]): Weight {
  const held = new Map<string, number>()
  for (const line of lines)
    for (const feature of new Set(featuresOf(line))) held.set(feature, (held.get(feature) ?? 0) + 1)
  return (feature) => Math.log(1 + lines.length / (1 + (held.get(feature) ?? 0)))
}

/** A pair counts half as much as its rarity suggests: its words have been counted already. */
const pairShare = 0.5

/** The weighted features of a line, normalised to length 1. */
function vectorOf(text: string, weight: Weight): ReadonlyMap<string, number> {
  const vector = new Map<string, number>()
  for (const feature of featuresOf(text)) {
    const share = feature.includes(' ') ? pairShare : 1
    vector.set(feature, (vector.get(feature) ?? 0) + share * weight(feature))
  }
  const length = Math.hypot(...vector.values())
  return new Map([...vector].map(([feature, value]) => [feature, value / length]))
}

/**
 * The lines that contain a feature, and its value in each: two arrays of numbers, since objects would take 40 MB more.
 */
interface Holders {
  lines: number[]
  values: number[]
}

/** Indexes lines once, for many queries: returns the highest cosine similarity. */
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
