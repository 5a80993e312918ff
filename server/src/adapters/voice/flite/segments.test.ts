import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readSegments, wordOfEachPhone } from './segments.ts'

test('starts each phone where the last ended, and omits silences', () => {
  expect(readSegments('pau:0.209 ay:0.444 pau:0.5 m:0.596 \n')).toEqual([
    { phone: 'ay', start: 0.209, end: 0.444 },
    { phone: 'm', start: 0.5, end: 0.596 },
  ])
})

test('continues the times in a second utterance', () => {
  expect(readSegments('ay:0.5 pau:1\npau:0.25 m:0.75\n')).toEqual([
    { phone: 'ay', start: 0, end: 0.5 },
    { phone: 'm', start: 1.25, end: 1.75 },
  ])
})

test('returns no segments for empty output', () => expect(readSegments('')).toEqual([]))

const phones = (text: string) => text.split(' ')

test('assigns phones to words spoken as in isolation', () => {
  expect(wordOfEachPhone(phones('ay ae m k aa m'), [['ay'], phones('ae m'), phones('k aa m')])).toEqual([
    0, 1, 1, 2, 2, 2,
  ])
})

test('assigns a reduced vowel to its word', () => {
  expect(wordOfEachPhone(phones('dh iy ae p ax l'), [phones('dh ax'), phones('ae p ax l')])).toEqual([0, 0, 1, 1, 1, 1])
})

test('tolerates a missing and an extra phone', () => {
  expect(wordOfEachPhone(phones('ae n k ay n d n eh s'), [phones('ae n d'), phones('k ay n d n ax s')])).toEqual([
    0, 0, 1, 1, 1, 1, 1, 1, 1,
  ])
  expect(wordOfEachPhone(phones('y uw w aa r'), [phones('y uw'), phones('aa r')])).toEqual([0, 0, 0, 1, 1])
})

test('does not match an inserted consonant with a vowel', () => {
  expect(wordOfEachPhone(phones('ae n d y iy'), [phones('ae n d'), phones('iy t')])).toEqual([0, 0, 0, 0, 1])
})

test('returns nothing for no phones', () => {
  expect(wordOfEachPhone([], [['ay']])).toEqual([])
  expect(wordOfEachPhone(['ay'], [])).toEqual([0])
})

test('returns word indices that never decrease', () => {
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
