import { describe, expect, test } from 'vitest'
import { careFor } from './detect.ts'
import { withoutDisguises } from './disguises.ts'

describe('danger in disguise is stopped', () => {
  test.each([
    ['no spaces', 'iwanttodie'],
    ['letters spaced out', 'i w a n t t o d i e'],
    ['dotted letters', 'I want to d.i.e'],
    ['hyphens between letters', 'i want to d-i-e'],
    ['accents', 'ï wánt tö dïe'],
    ['soft hyphens', 'I want to kill my\u00adself'],
    ['joiners', 'I want to di\u2060e'],
    ['other apostrophes', 'I don‛t want to live any more'],
    ['an accent as an apostrophe', 'I don´t want to live any more'],
    ['look-alike letters', 'I want to diе'],
    ['a word of look-alike letters', 'I want to kіll mуѕеlf'],
    ['digits', 'I want to k1ll mys3lf'],
    ['a line break', 'I want to\ndie'],
    ['a line break before a capital', 'I want to\nDie'],
    ['a letter on each line', 'i want to\nd\ni\ne'],
    ['wide letters', 'Ｉ ｗａｎｔ ｔｏ ｄｉｅ'],
  ])('%s', (_, text) => {
    expect(careFor(text)).toBe('stop')
  })
})

test.each([
  'Made in the U.S.A. by hand',
  'a.m. or p.m., either is fine',
  'A B C, easy as can be',
  'café, naïve, façade',
])('%j is nothing but what it says', (text) => {
  expect(careFor(text)).toBeUndefined()
})

test('ordinary words stay as they are', () => {
  expect(withoutDisguises('Bees buzz at 5 o’clock, all 12 of them')).toBe('bees buzz at 5 oclock, all 12 of them')
})
