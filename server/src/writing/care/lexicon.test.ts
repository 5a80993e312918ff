import { expect, test } from 'vitest'
import { meaningsIn } from './lexicon.ts'

const meant = (sentence: string) => meaningsIn(sentence.split(' ')).flat()

test('words that mean alike are one concept, whoever says them', () => {
  expect(meant('my nan swallowed the pills')).toEqual(meant('my mum necked the tablets'))
})

test('the longest phrase that is known counts, not its words', () => {
  expect(meant('end it all')).toEqual(['endIt'])
  expect(meant('end the call')[0]).toBe('ending')
})

test('a long word is known with a letter missing, added or wrong', () => {
  expect(meant('tabletts laxitives suicdal')).toEqual(meant('tablets laxatives suicidal'))
})

test('a word that is not known stands for itself, without its ending', () => {
  expect(meant('gargoyles')).toEqual(['~gargoyl'])
})
