import { expect, test } from 'vitest'
import { respell } from './respell.ts'

const respelling = { name: 'Siobhan', respelling: 'Shi-vawn' }

/** Every run of letters as one word of 100 ms, as an engine may split them. */
const wordsOf = (said: string, cut = /[\p{L}'’-]+/gu) =>
  [...said.matchAll(cut)].map(({ 0: text, index }, place) => ({
    text,
    charStart: index,
    charEnd: index + text.length,
    startMs: place * 100,
    endMs: place * 100 + 90,
  }))

test('respells a name wherever it is a whole word, in any case', () => {
  expect(respell('Siobhan, you can rest.', respelling).said).toBe('Shi-vawn, you can rest.')
  expect(respell('This is SIOBHAN’s day, Siobhan.', respelling).said).toBe('This is Shi-vawn’s day, Shi-vawn.')
  expect(respell('Siobhanette is someone else.', respelling).said).toBe('Siobhanette is someone else.')
})

test('escapes regular expression characters in a name', () =>
  expect(respell('J.P. and Jopa', { name: 'J.P', respelling: 'Jay Pee' }).said).toBe('Jay Pee. and Jopa'))

test.each([
  ['Siobhan, you can rest.', /[\p{L}'’-]+/gu],
  ['You can rest, Siobhan.', /[\p{L}'’-]+/gu],
  ['Siobhan’s day: rest, Siobhan’s day.', /[\p{L}'’-]+/gu],
  ['Siobhan’s day: rest, Siobhan.', /[\p{L}'’]+/gu],
])('maps words to the written text, and the name to one word: %s', (text, cut) => {
  const { said, toWritten } = respell(text, respelling)
  const words = toWritten(wordsOf(said, cut))
  expect(words.map(({ charStart, charEnd }) => text.slice(charStart, charEnd))).toEqual(
    [...text.matchAll(/[\p{L}'’-]+/gu)].map(([word]) => word),
  )
  expect(words.every(({ text: word, charStart, charEnd }) => word === text.slice(charStart, charEnd))).toBe(true)
})

test('maps a name spoken as two words to one span', () => {
  const { said, toWritten } = respell('Rest, Siobhan.', { name: 'Siobhan', respelling: 'Shi vawn' })
  expect(toWritten(wordsOf(said))).toMatchObject([
    { text: 'Rest', startMs: 0, endMs: 90 },
    { text: 'Siobhan', startMs: 100, endMs: 290 },
  ])
})

test('changes nothing without the name or a respelling', () => {
  const words = wordsOf('You can rest.')
  expect(respell('You can rest.', undefined)).toMatchObject({ said: 'You can rest.' })
  expect(respell('You can rest.', respelling).toWritten(words)).toEqual(words)
})
