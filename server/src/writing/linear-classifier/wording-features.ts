import { addLetters, placeOfWords } from './hashing.ts'

/** A run of words says more than a run of letters. */
const wordWeight = 2
const letters = { shortest: 3, longest: 5, weight: 1 }

/** Runs of one to three words, and pairs with one word between them. */
function* runsOfWords(words: readonly string[]) {
  for (const length of [1, 2, 3])
    for (let from = 0; from + length <= words.length; from += 1) yield `w${words.slice(from, from + length).join(' ')}`
  for (let from = 0; from + 2 < words.length; from += 1) yield `p${words[from]} ${words[from + 2]}`
}

/** Adds the features of a sentence's wording: runs of its words and letters, whatever they mean. */
export function addWording(words: readonly string[], found: Map<number, number>): void {
  addLetters(` ${words.join(' ')} `, letters, found)
  for (const run of runsOfWords(['^', ...words, '$'])) found.set(placeOfWords(run), wordWeight)
}
