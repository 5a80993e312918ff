import { expect, test } from 'vitest'
import { cardinal, decimal, looksLikeYear, ordinal, year } from './numbers.ts'

const say = (words: string[]) => words.join(' ')

test.each([
  ['0', 'zero'],
  ['13', 'thirteen'],
  ['40', 'forty'],
  ['101', 'one hundred and one'],
  ['342', 'three hundred and forty two'],
  ['1001', 'one thousand and one'],
  ['1100', 'one thousand one hundred'],
  ['1000000', 'one million'],
  ['2000017', 'two million and seventeen'],
  ['007', 'zero zero seven'],
  ['1234567890123456', 'one two three four five six seven eight nine zero one two three four five six'],
])('reads %s as %s in British English', (digits, words) => expect(say(cardinal(digits))).toBe(words))

test.each([
  ['1', 'first'],
  ['12', 'twelfth'],
  ['20', 'twentieth'],
  ['23', 'twenty third'],
  ['100', 'one hundredth'],
])('reads the ordinal of %s as %s', (digits, words) => expect(say(ordinal(digits))).toBe(words))

test.each([
  ['1,200.50', 'one thousand two hundred point five zero'],
  ['0.5', 'zero point five'],
])('reads the decimal %s as %s', (written, words) => expect(say(decimal(written))).toBe(words))

test.each([
  ['1900', 'nineteen hundred'],
  ['1905', 'nineteen oh five'],
  ['2000', 'two thousand'],
  ['2007', 'two thousand and seven'],
  ['2026', 'twenty twenty six'],
])('reads the year %s as %s', (digits, words) => {
  expect(looksLikeYear(digits)).toBe(true)
  expect(say(year(digits))).toBe(words)
})

test('reads a number outside the range of years as a number', () => {
  expect(['1000', '2100', '365', '10000'].some(looksLikeYear)).toBe(false)
})
