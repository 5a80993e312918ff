import { wordsOf } from '@glimmer/critic/parsed-line'
import { bank } from '../bank/bank.ts'

/** How likely a word is by how many observations of the shorter history: additive smoothing. */
const smoothing = 3
const start = '^'
const end = '$'

const sequenceOf = (text: string): string[] => [
  start,
  ...wordsOf(text.replace('{name}, ', '').toLowerCase().replaceAll('’', "'")),
  end,
]

/** How often each run of one, two and three words stands in the bank. */
function countRuns(): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  const add = (run: string) => counts.set(run, (counts.get(run) ?? 0) + 1)
  for (const { text } of bank) {
    const words = sequenceOf(text)
    words.forEach((word, at) => {
      add(word)
      add('')
      if (at > 0) add(`${words[at - 1]} ${word}`)
      if (at > 1) add(`${words[at - 2]} ${words[at - 1]} ${word}`)
    })
  }
  return counts
}

/**
 * Returns a function that says how well a line reads beside the lines of the bank: the mean natural logarithm of each
 * word's probability after the two before it, from 0 down. A smoothed trigram model of the bank, counted once: some
 * hundred thousand runs of words.
 */
export function readBankFluency(): (text: string) => number {
  const counts = countRuns()
  const countOf = (run: string) => counts.get(run) ?? 0
  const smoothed = (run: string, history: string, shorter: number) =>
    (countOf(run) + smoothing * shorter) / (countOf(history) + smoothing)
  return (text) => {
    const words = sequenceOf(text)
    let sum = 0
    for (let at = 1; at < words.length; at += 1) {
      const [before, previous, word] = [words[at - 2], words[at - 1], words[at] ?? '']
      const alone = (countOf(word) + 0.1) / (countOf('') + 1000)
      const afterOne = smoothed(`${previous} ${word}`, previous ?? '', alone)
      sum += Math.log(
        before === undefined ? afterOne : smoothed(`${before} ${previous} ${word}`, `${before} ${previous}`, afterOne),
      )
    }
    return sum / (words.length - 1)
  }
}
