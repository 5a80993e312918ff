import { expect, test } from 'vitest'
import { respell } from './respell.ts'

const respelling = { name: 'Siobhan', saidAs: 'Shi-vawn' }

/** Every run of letters as one word of 100 ms, as an engine may split them. */
const wordsOf = (said: string, cut = /[\p{L}'’-]+/gu) =>
  [...said.matchAll(cut)].map(({ 0: text, index }, place) => ({
    text,
    charStart: index,
    charEnd: index + text.length,
    startMs: place * 100,
    endMs: place * 100 + 90,
  }))

test('a name is said as it sounds, wherever it stands as a word of its own, in any case', () => {
  expect(respell('Siobhan, you can rest.', respelling).said).toBe('Shi-vawn, you can rest.')
  expect(respell('This is SIOBHAN’s day, Siobhan.', respelling).said).toBe('This is Shi-vawn’s day, Shi-vawn.')
  expect(respell('Siobhanette is someone else.', respelling).said).toBe('Siobhanette is someone else.')
})

test('what stands for anything else in a pattern is only itself in a name', () =>
  expect(respell('J.P. and Jopa', { name: 'J.P', saidAs: 'Jay Pee' }).said).toBe('Jay Pee. and Jopa'))

test.each([
  ['Siobhan, you can rest.', /[\p{L}'’-]+/gu],
  ['You can rest, Siobhan.', /[\p{L}'’-]+/gu],
  ['Siobhan’s day: rest, Siobhan’s day.', /[\p{L}'’-]+/gu],
  ['Siobhan’s day: rest, Siobhan.', /[\p{L}'’]+/gu],
])('each word is lit where it is written, and the name once: %s', (text, cut) => {
  const { said, toWritten } = respell(text, respelling)
  const words = toWritten(wordsOf(said, cut))
  expect(words.map(({ charStart, charEnd }) => text.slice(charStart, charEnd))).toEqual(
    [...text.matchAll(/[\p{L}'’-]+/gu)].map(([word]) => word),
  )
  expect(words.every(({ text: word, charStart, charEnd }) => word === text.slice(charStart, charEnd))).toBe(true)
})

test('a name said in two words is lit from the first to the end of the second', () => {
  const { said, toWritten } = respell('Rest, Siobhan.', { name: 'Siobhan', saidAs: 'Shi vawn' })
  expect(toWritten(wordsOf(said))).toMatchObject([
    { text: 'Rest', startMs: 0, endMs: 90 },
    { text: 'Siobhan', startMs: 100, endMs: 290 },
  ])
})

test('without the name, or a way to say it, nothing changes', () => {
  const words = wordsOf('You can rest.')
  expect(respell('You can rest.', undefined)).toMatchObject({ said: 'You can rest.' })
  expect(respell('You can rest.', respelling).toWritten(words)).toEqual(words)
})
