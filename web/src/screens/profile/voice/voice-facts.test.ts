import { expect, test } from 'vitest'
import { costSentence, factsOf, noteOf } from './voice-facts.ts'

const basic = { quality: 'basic', ready: true } as const
const some = { used: 2, limit: 5 }

test('a voice is called what it is, with what it costs', () => {
  expect(factsOf(basic, some)).toEqual(['Basic', 'Uses your 5'])
  expect(factsOf({ ...basic, quality: 'natural' }, { used: 9, limit: null })).toEqual(['Natural', 'Unlimited'])
  expect(factsOf({ ...basic, lockedUntil: 'premium' }, some)).toEqual(['Basic'])
})

test('what it costs is not said before it is known', () => expect(factsOf(basic, undefined)).toEqual(['Basic']))

test('a voice that cannot speak yet says why', () => {
  expect(noteOf(basic)).toBeUndefined()
  expect(noteOf({ ...basic, ready: false })).toMatch(/Still downloading/)
  expect(noteOf({ ...basic, lockedUntil: 'premium', ready: false })).toBe('With Premium')
})

test('what counting means is said once, with the month so far', () => {
  expect(costSentence(some)).toMatch(/one of your 5 .* You’ve used 2 this month/)
  expect(costSentence({ used: 9, limit: null })).not.toMatch(/9/)
})
