/** Words whose spelling misleads the count below. */
const exceptions: Record<string, number> = {
  area: 3,
  being: 2,
  business: 2,
  chocolate: 2,
  create: 2,
  created: 3,
  creative: 3,
  creating: 3,
  creativity: 5,
  evening: 2,
  evenings: 2,
  every: 2,
  everything: 3,
  everyday: 3,
  everywhere: 3,
  family: 3,
  favourite: 2,
  going: 2,
  doing: 2,
  hour: 1,
  hours: 1,
  idea: 3,
  ideas: 3,
  interest: 2,
  interested: 3,
  interesting: 3,
  interview: 3,
  people: 2,
  poem: 2,
  poet: 2,
  quiet: 2,
  quieter: 3,
  quietly: 3,
  real: 1,
  really: 2,
  science: 2,
  seeing: 2,
  several: 2,
  something: 2,
  someone: 2,
  sometimes: 2,
  somewhere: 2,
  unfinished: 3,
  vegetable: 3,
  wednesday: 2,
}

const silentEnding = /(?:[^laeiouy]es|[^aeiouytd]ed|[^laeiouy]e|[aeiouy]le)$/
const keptEnding = /(?:[sxz]es|[cg]es|shes|ches)$/

/** How many syllables an English word has, accurate enough to grade a sentence. */
export function syllables(written: string): number {
  if (written.includes('-')) return written.split('-').reduce((sum, part) => sum + syllables(part), 0)
  const word = written
    .toLowerCase()
    .replace(/n't$/, 'nt')
    .replace(/'.*$/, '')
    .replace(/[^a-z]/g, '')
  const exception = exceptions[word]
  if (exception) return exception
  if (word.length <= 3) return 1
  const trimmed = keptEnding.test(word) ? word : word.replace(silentEnding, '')
  const vowels = trimmed.replace(/^y/, '').match(/[aeiouy]+/g)?.length ?? 0
  const split =
    trimmed.match(/ia(?!l$|n$)|io(?!n|us)|(?<![ctxg])iou|(?<!q)ua|eo(?!p)|iu|[aeou]ing$|ying$/g)?.length ?? 0
  const unstressed = /n't$/.test(written) && !/(?:can|won|don|aren|weren)'t$/.test(written) ? 1 : 0
  return Math.max(1, vowels + split + unstressed)
}

/** Flesch-Kincaid grade of one sentence: school years needed to read it. */
export function readingGrade(words: readonly string[]): number {
  if (words.length === 0) return 0
  const spoken = words.reduce((sum, word) => sum + syllables(word), 0)
  return 0.39 * words.length + 11.8 * (spoken / words.length) - 15.59
}
