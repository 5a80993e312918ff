/** A word's part of speech, as the lists name it: "the use" is a noun, "to use" a verb. */
export type Part = 'NOUN' | 'VERB'

const beforeVerb = new Set(
  `to i you we they can can't cannot could will won't would should may might must do don't did didn't let lets let's
  not never always still i'll you'll we'll they'll i'd you'd we'd and please`.split(/\s+/),
)
const beforeNoun = new Set(
  `the a an my your his her its our their this that these those one every each some any no of for with good small kind
  own first next last more less`.split(/\s+/),
)

/** The part of speech to expect after a word. Only used for words with two pronunciations. */
export function partOfSpeechAfter(before: string): Part | undefined {
  if (beforeNoun.has(before)) return 'NOUN'
  return beforeVerb.has(before) ? 'VERB' : undefined
}
