import { expect, test } from 'vitest'
import { normalise } from '../../normalise/normalise.ts'
import type { Accent } from './endings.ts'
import { lexicon, wordList } from './lexicon.ts'
import { pronounce } from './pronounce.ts'

const shared = { and: 'ænd', is: 'ɪz', of: 'ʌv', use: { DEFAULT: 'jˈuz', NOUN: 'jˈus', VERB: 'jˈuz' } }
const british = {
  apple: 'ˈapᵊl',
  calm: 'kˈɑːm',
  care: 'kˈɛː',
  for: { None: 'fɔː', DEFAULT: 'fə' },
  rest: 'ɹˈɛst',
  smile: 'smˈIl',
  stop: 'stˈɒp',
  try: 'tɹˈI',
  wait: 'wˈAt',
  watch: 'wˈɒʧ',
  worry: 'wˈʌɹi',
}
const american = { calm: 'kˈɑm', dance: 'dˈæns', wait: 'wˈAt', want: 'wˈɑnt' }
/** Pronunciations from spelling, as the built-in engine gives them. */
const letters: Record<string, string> = {
  borvo: 'b ao r v ow',
  mark: 'm aa r k',
  parker: 'p aa r k er',
  rory: 'r ao r iy',
}

function say(text: string, accent: Accent = 'british'): string {
  const read = normalise(text)
  if (!read.ok) throw new Error(read.reason)
  const lexiconOf = (...lists: object[]) => lexicon(lists.map((list) => wordList(Buffer.from(JSON.stringify(list)))))
  const lists = { british: lexiconOf(british, shared), american: lexiconOf(american, shared) }
  return pronounce(read.words, {
    accent,
    lookUp: lists[accent],
    lookInOtherAccent: lists[accent === 'british' ? 'american' : 'british'],
    phonesOf: (word) => (letters[word] ?? '').split(' ').filter((phone) => phone !== ''),
  }).join(' ')
}

test.each([
  ['the apple of the calm', 'ði ˈapᵊl ʌv ðə kˈɑːm'],
  ['I am calm', 'ˌI ɐm kˈɑːm'],
  ['to apple, to calm', 'tʊ ˈapᵊl tə kˈɑːm'],
  ['rest in calm. rest in.', 'ɹˈɛst ɪn kˈɑːm ɹˈɛst ˈɪn'],
  ['calm for rest, calm for', 'kˈɑːm fə ɹˈɛst kˈɑːm fɔː'],
])('adapts a word to the next one: %s', (text, sounds) => {
  expect(say(text)).toBe(sounds)
})

test('chooses between two pronunciations by the word before', () => {
  expect(say('the use')).toBe('ðə jˈus')
  expect(say('I use')).toBe('ˌI jˈuz')
  expect(say('calm is the, use')).toMatch(/jˈuz$/)
})

test.each([
  ['stops', 'stˈɒps'],
  ['smiles', 'smˈIlz'],
  ['watches', 'wˈɒʧɪz'],
  ['worries', 'wˈʌɹiz'],
  ["calm's", 'kˈɑːmz'],
  ['stopped', 'stˈɒpt'],
  ['tried', 'tɹˈId'],
  ['waited', 'wˈAtɪd'],
  ['smiling', 'smˈIlɪŋ'],
  ['caring', 'kˈɛːɹɪŋ'],
])('derives %s from its stem and ending', (word, sounds) => {
  expect(say(word)).toBe(sounds)
})

test('taps a t between vowels in US English', () => {
  expect([say('waiting', 'american'), say('waited', 'american')]).toEqual(['wˈATɪŋ', 'wˈATᵻd'])
  expect(say('wanted', 'american')).toBe('wˈɑntᵻd')
})

test("uses the other accent's list before letter rules", () => {
  expect(say('dance')).toBe('dˈæns')
})

test('derives an unlisted name from its letters in either accent', () => {
  expect([say('Mark'), say('Mark', 'american')]).toEqual(['mˈɑːk', 'mˈɑɹk'])
  expect([say('Parker'), say('Parker', 'american')]).toEqual(['pˈɑːkə', 'pˈɑɹkəɹ'])
  expect(say('Rory')).toBe('ɹˈɔːɹi')
  expect(say('Borvo')).toBe('bˈɔːvQ')
})

test.each([
  ['Siobhan', 'ʃɪvˈɔːn', 'ʃɪvˈɔn'],
  ['Niamh', 'nˈiːv', 'nˈiv'],
  ['Rhys’s', 'ɹˈiːsɪz', 'ɹˈisɪz'],
  ['Eilidh', 'ˈAli', 'ˈAli'],
  ['Saoirse', 'sˈɜːʃə', 'sˈɜɹʃə'],
  ['Ffion', 'fˈiːən', 'fˈiən'],
  ['Ngozi', 'ɛnɡˈQzi', 'ɛnɡˈOzi'],
  ['Anaïs', 'anIˈiːs', 'ænIˈis'],
  ['Caitlín', 'kˈAtlɪn', 'kˈAtlɪn'],
  ['Ruaridh', 'ɹˈɔːɹi', 'ɹˈɔɹi'],
  ['Dafydd', 'dˈavɪð', 'dˈævɪð'],
  ['Joaquin', 'wakˈiːn', 'wækˈin'],
  ['Priyanka', 'pɹijˈʌŋkə', 'pɹijˈʌŋkə'],
  ['Zbigniew', 'zbˈɪɡnjɛf', 'zbˈɪɡnjɛf'],
  ['Clara', 'klˈɑːɹə', 'klˈɑɹə'],
  ['Rhodri', 'ɹˈɒdɹi', 'ɹˈɑdɹi'],
])('says %s as every voice does, in either accent', (name, british, american) => {
  expect([say(name), say(name, 'american')]).toEqual([british, american])
})

test('replaces what has no letter rule by a short sound', () => {
  expect(say('calm xq rest')).toBe('kˈɑːm ə ɹˈɛst')
})

test.each([
  ['Calm?', ['?']],
  ['Calm! Rest.', ['!', '.']],
  ['Calm, rest; and — rest: calm', [',', ';', '—', ':', '.']],
  ['Calm and rest', ['', '', '.']],
])('keeps the punctuation after each word of %j', (text, signs) => {
  const read = normalise(text)
  expect(read.ok && read.words.map(({ sign }) => sign)).toEqual(signs)
})
