import { expect, test } from 'vitest'
import { careFor } from './detect.ts'
import { patterns } from './patterns.ts'
import { plainSentences } from './plain-words.ts'
import { signs } from './signs.ts'

const long = 100_000
const repeated = (words: string) => words.repeat(Math.ceil(long / words.length)).slice(0, long)

/** A regular expression that goes back over a text for each of its words takes minutes here; a linear one, milliseconds. */
const soon = 500

const millisecondsOf = (work: () => void): number => {
  const start = performance.now()
  work()
  return performance.now() - start
}

const all = [...patterns, ...signs].flatMap(({ says, unless }) => (unless ? [says, unless] : [says]))

test('every pattern reads a hundred thousand letters of its own words at once', () => {
  for (const pattern of all) {
    const words = [...new Set(pattern.source.replace(/\\[a-zA-Z]/g, ' ').match(/[a-z]+/g))]
    const texts = [words.slice(0, 40).join(' '), ...words.slice(0, 4)].map((words) => repeated(`${words} `))
    for (const text of texts)
      expect(
        millisecondsOf(() => pattern.test(text)),
        pattern.source,
      ).toBeLessThan(soon)
  }
})

test.each(['a', 'i ', 'want ', 'sea stones ', '\n', 'd.i.', 'i can’t ', 'не ', '🌧', '\u00ad', 'a1', '. '])(
  'a hundred thousand letters of %j are read at once',
  (words) => {
    const text = repeated(words)
    expect(millisecondsOf(() => plainSentences(text))).toBeLessThan(4 * soon)
    expect(millisecondsOf(() => careFor(text))).toBeLessThan(soon)
  },
)

/** Of this process alone: other work on the machine does not count. */
const processorMillisecondsOf = (work: () => void): number => {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

test('a note of full length takes a few milliseconds of one core', () => {
  const note = 'I baked bread with my son. It rose. We ate it warm. I never thought that I would say so. '
    .repeat(4)
    .slice(0, 280)
  const read = () => Array.from({ length: 100 }, () => careFor(note))
  read()
  expect(processorMillisecondsOf(read) / 100).toBeLessThan(8)
})
