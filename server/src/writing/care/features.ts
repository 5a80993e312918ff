import { places } from '../linear-classifier/hashing.ts'
import { type View, viewFrom } from '../linear-classifier/view.ts'
import { addWording } from '../linear-classifier/wording-features.ts'
import { addMeaning } from './meaning-features.ts'
import { plainSentences } from './plain-words.ts'

/** Two views of a text, each with its own weights: they make different mistakes, so both together make fewer. */
export interface Features {
  meaning: View
  wording: View
}

export const views = ['meaning', 'wording'] as const

/** Where the buckets of a view start in the array of all weights. */
export const offsets: Readonly<Record<keyof Features, number>> = { meaning: 0, wording: places }
export const allPlaces = places * views.length

function viewOf(sentences: readonly string[][], add: (words: string[], found: Map<number, number>) => void): View {
  const found = new Map<number, number>()
  for (const words of sentences) add(words, found)
  return viewFrom(found)
}

/** Extracts the features of a text. Training and detection must use the same function, or the weights mean nothing. */
export function featuresOf(text: string): Features {
  const sentences = plainSentences(text)
    .map((sentence) => sentence.split(' ').filter(Boolean))
    .filter((words) => words.length > 0)
  return { meaning: viewOf(sentences, addMeaning), wording: viewOf(sentences, addWording) }
}
