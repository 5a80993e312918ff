import { wordsOf } from '@glimmer/critic/parsed-line'

/** A word without its ending, so that its forms are equal; endings are cut generously. */
function stemOf(word: string): string {
  const cut = word.replace(/'s$/, '').replace(/(?:ing|ies|es|ed|ly|s|e|y)$/, '')
  return (cut.length < 3 ? word : cut).replace(/(.)\1$/, '$1')
}

/** The stems of a text's words, in order and between spaces. */
export const stemsOf = (text: string): string =>
  ` ${wordsOf(text.toLowerCase().replaceAll('’', "'")).map(stemOf).join(' ')} `

/** Counts which of these words and phrases, in any of their forms, are among a text's stems. */
export function wordCounter(words: readonly string[]): (stems: string) => number {
  // A word without a letter that lines are written in would be in every line.
  const wanted = words.map(stemsOf).filter((stems) => stems.trim() !== '')
  return (stems) => wanted.filter((one) => stems.includes(one)).length
}
