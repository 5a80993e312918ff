import { expect, test } from 'vitest'
import { levelsOf, sampleRate } from './levels.ts'
import { releaseOf } from './release.ts'

/** Sound of these levels, 50 ms each. */
const soundOf = (levels: readonly number[]) =>
  Float32Array.from(
    { length: levels.length * 1200 },
    (_, at) => (levels[Math.floor(at / 1200)] ?? 0) * (at % 2 ? 1 : -1),
  )

const releaseMs = (sounds: string, levels: readonly number[]) => {
  const sound = soundOf(levels)
  const release = releaseOf({ sounds, sign: '.' }, { start: 0, end: sound.length }, levelsOf(sound))
  return release === undefined ? undefined : Math.round((release / sampleRate) * 1000)
}

test.each([
  ['opens after the silence within it', 'kwˈɪk', [0.5, 0.5, 0, 0.2, 0.2, 0, 0], 150],
  ['is not released', 'nˈIt', [0.5, 0.5, 0.5, 0, 0, 0, 0], undefined],
  ['opens twice, of which the last is meant', 'pˈAp', [0.5, 0, 0.5, 0.5, 0, 0.1, 0], 250],
])('the stop a word ends in %s', (_, sounds, levels, expected) => {
  expect(releaseMs(sounds, levels)).toBe(expected)
})

test('a word that ends in another sound has no release', () => {
  expect(releaseMs('həlˈQ', [0.5, 0.5, 0, 0.2, 0.2, 0, 0])).toBeUndefined()
})
