import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { bank } from '#writing/bank/bank.ts'
import { names } from '../../names/names.ts'
import { normalise } from '../../normalise/normalise.ts'
import { correctedSounds } from '../spelling.ts'
import { soundsOf, soundsOfEach } from './testing/say-words.ts'
import { words } from './words.ts'

const said = (text: string) => {
  const read = normalise(text)
  if (!read.ok) throw new Error(read.reason)
  return soundsOf(read.words.flatMap(({ spoken }) => spoken))
}

const vowel = '(aa|ae|ah|ao|aw|ax|ay|eh|er|ey|ih|iy|ow|oy|uh|uw)[01]'
const consonant = '(b|ch|d|dh|f|g|hh|jh|k|l|m|n|ng|p|r|s|sh|t|th|v|w|y|z|zh)'
const row = new RegExp(`^[a-z']+ +(${consonant} )*${vowel}( (${vowel}|${consonant}))*$`)

test.each(Object.entries({ names, words }))('lists %s in order, with phones of the engine', (_, list) => {
  const rows = list.trim().split('\n')
  expect(rows.filter((each) => !row.test(each))).toEqual([])
  const first = rows.map((each) => each.split(' ')[0] ?? '')
  expect(first).toEqual([...new Set(first)].toSorted())
})

test('pronounces every name as recorded in names-as-said.txt', { timeout: 90_000 }, () => {
  const judged = readFileSync(new URL('../../names/testing/names-as-said.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n')
  const listed = judged.map((line) => line.split(':')[0] ?? '')
  const sounds = soundsOfEach(listed)
  expect(listed.length).toBeGreaterThan(1000)
  expect(listed.map((name, index) => `${name}: ${sounds[index]}`)).toEqual(judged)
})

test.each([
  ['Aoife', 'iy f ax'],
  ['Siân', 'sh aa n'],
  ['Siobhan’s', 'sh ih v ao n z'],
  ['Rhys’s', 'r iy s ih z'],
  ['Beth’s', 'b eh th s'],
  ['Haven’t', 'hh ae v ax n t'],
  ['isn’t', 'ih z ax n t'],
  ['practising', 'p r ae k t ih s ih ng'],
])('pronounces %s as %s', (word, sounds) => {
  expect(said(word)).toBe(sounds)
})

describe('pronounces heteronyms by their neighbours', () => {
  test.each([
    ['I treat my body as a place I live', 'live', 'l ih v'],
    ['I can put on live music tonight', 'live', 'l ay v'],
    ['I may read it from the paper if my voice goes', 'read', 'r iy d'],
    ['I notice I’ve read this line twice', 'read', 'r eh d'],
    ['I can close the door on the hall', 'close', 'k l ow z'],
    ['I can be unsure and stay close to what I believe', 'close', 'k l ow s'],
    ['My courage is getting some use', 'use', 'y uw s'],
    ['I have a voice and I know how to use it', 'use', 'y uw z'],
    ['I can find new uses for what I learned', 'uses', 'y uw s ih z'],
    ['I am getting used to silence', 'used', 'y uw s t'],
    ['I used my own words', 'used', 'y uw z d'],
    ['I can feel my attention pulling at its lead', 'lead', 'l iy d'],
    ['I let the tears come', 'tears', 't ih r z'],
    ['I found a second wind by the sea', 'wind', 'w ih n d'],
    ['I wind down slowly', 'wind', 'w ay n d'],
    ['I take one minute', 'minute', 'm ih n ih t'],
    ['I look at it in minute detail', 'minute', 'm ay n y uw t'],
    ['I can rest without being present', 'present', 'p r eh z ax n t'],
    ['I will present my work', 'present', 'p r ih z eh n t'],
    ['Tonight I’m content to be here', 'content', 'k ax n t eh n t'],
    ['I can refuse a thought', 'refuse', 'r ih f y uw z'],
    ['I rest without an excuse', 'excuse', 'ih k s k y uw s'],
    ['I can excuse a small mistake', 'excuse', 'ih k s k y uw z'],
    ['I’ll separate it from the rest', 'separate', 's eh p er ey t'],
    ['This is more than progress', 'progress', 'p r aa g r eh s'],
  ])('%s', (text, word, sounds) => {
    expect(` ${said(text)} `).toContain(` ${sounds} `)
    const read = normalise(text)
    if (!read.ok) throw new Error(read.reason)
    const spoken = read.words.flatMap((each) => each.spoken)
    const at = spoken.indexOf(word)
    expect(correctedSounds(word, spoken[at - 1] ?? '', spoken[at + 1] ?? '')?.replaceAll(/\d/g, '')).toBe(sounds)
  })
})

test('pronounces every contraction of the bank as one word', () => {
  const contractions = new Set(
    bank
      .flatMap(({ text }) => {
        const read = normalise(text)
        return read.ok ? read.words.flatMap(({ spoken }) => spoken) : []
      })
      .filter((word) => word.endsWith("n't")),
  )
  // The engine's own dictionary has these two.
  const known = new Set(["don't", "can't"])
  expect(contractions.size).toBeGreaterThan(8)
  expect([...contractions].filter((word) => !known.has(word) && !correctedSounds(word, '', ''))).toEqual([])
})
