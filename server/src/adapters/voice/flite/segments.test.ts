import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readSegments, wordOfEachPhone } from './segments.ts'

test('phones begin where the one before ended, and silences are left out', () => {
  expect(readSegments('pau:0.209 ay:0.444 pau:0.5 m:0.596 \n')).toEqual([
    { phone: 'ay', start: 0.209, end: 0.444 },
    { phone: 'm', start: 0.5, end: 0.596 },
  ])
})

test('a second utterance goes on where the first ended', () => {
  expect(readSegments('ay:0.5 pau:1\npau:0.25 m:0.75\n')).toEqual([
    { phone: 'ay', start: 0, end: 0.5 },
    { phone: 'm', start: 1.25, end: 1.75 },
  ])
})

test('nothing printed is nothing said', () => expect(readSegments('')).toEqual([]))

const phones = (text: string) => text.split(' ')

test('words said as they are alone get their own phones', () => {
  expect(wordOfEachPhone(phones('ay ae m k aa m'), [['ay'], phones('ae m'), phones('k aa m')])).toEqual([
    0, 1, 1, 2, 2, 2,
  ])
})

test('a weakened vowel stays with its word', () => {
  expect(wordOfEachPhone(phones('dh iy ae p ax l'), [phones('dh ax'), phones('ae p ax l')])).toEqual([0, 0, 1, 1, 1, 1])
})

test('a swallowed phone and one too many move nothing else', () => {
  expect(wordOfEachPhone(phones('ae n k ay n d n eh s'), [phones('ae n d'), phones('k ay n d n ax s')])).toEqual([
    0, 0, 1, 1, 1, 1, 1, 1, 1,
  ])
  expect(wordOfEachPhone(phones('y uw w aa r'), [phones('y uw'), phones('aa r')])).toEqual([0, 0, 0, 1, 1])
})

test('a consonant that slips in between is not taken for a vowel', () => {
  expect(wordOfEachPhone(phones('ae n d y iy'), [phones('ae n d'), phones('iy t')])).toEqual([0, 0, 0, 0, 1])
})

test('no phones belong to no word', () => {
  expect(wordOfEachPhone([], [['ay']])).toEqual([])
  expect(wordOfEachPhone(['ay'], [])).toEqual([0])
})

test('words follow each other, whatever is heard', () => {
  const phone = fc.constantFrom('aa', 'iy', 'm', 't', 's')
  const word = fc.array(phone, { minLength: 1, maxLength: 4 })
  fc.assert(
    fc.property(fc.array(phone, { maxLength: 30 }), fc.array(word, { minLength: 1, maxLength: 8 }), (heard, words) => {
      const owners = wordOfEachPhone(heard, words)
      expect(owners).toHaveLength(heard.length)
      expect(owners.toSorted((a, b) => a - b)).toEqual(owners)
      expect(owners.every((owner) => owner >= 0 && owner < words.length)).toBe(true)
    }),
  )
})
