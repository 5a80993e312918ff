import { fnv1a, fnvBasis, fnvStep } from '@glimmer/lib/seeded-random'

/** The number of hash buckets for features; most of them stay empty. */
export const places = 262_144

/** Folds a hash to a bucket. */
export const placeOf = (hash: number): number => ((hash >>> 15) ^ hash) & (places - 1)

/** The bucket of a run of words. */
export const placeOfWords = (run: string): number => placeOf(fnv1a(run))

/** Distinguishes a run of letters from a word with the same spelling. */
const ofLetters = fnvStep(fnvBasis, 'l'.charCodeAt(0))

/** Adds runs of letters of these lengths, across spaces: a misspelt word still shares most of them. */
export function addLetters(
  text: string,
  { shortest, longest, weight }: { shortest: number; longest: number; weight: number },
  found: Map<number, number>,
): void {
  for (let from = 0; from < text.length; from += 1) {
    let hash = ofLetters
    for (let at = from; at < Math.min(from + longest, text.length); at += 1) {
      hash = fnvStep(hash, text.charCodeAt(at))
      if (at - from + 1 >= shortest) found.set(placeOf(hash), weight)
    }
  }
}
