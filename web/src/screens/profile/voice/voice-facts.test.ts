import { expect, test } from 'vitest'
import { costSentence, factsOf, noteOf } from './voice-facts.ts'

const basic = { quality: 'basic', ready: true } as const
const some = { used: 2, limit: 5 }

test('describes a voice by its kind and cost', () => {
  expect(factsOf(basic, some)).toEqual(['Basic', '5 a month'])
  expect(factsOf({ ...basic, quality: 'natural' }, { used: 9, limit: null })).toEqual(['Natural', 'Unlimited'])
  expect(factsOf({ ...basic, requiredTier: 'premium' }, some)).toEqual(['Basic'])
})

test('leaves out the cost until it is loaded', () => expect(factsOf(basic, undefined)).toEqual(['Basic']))

test('says why a voice cannot speak yet', () => {
  expect(noteOf(basic)).toBeUndefined()
  expect(noteOf({ ...basic, ready: false })).toMatch(/Still downloading/)
  expect(noteOf({ ...basic, requiredTier: 'premium', ready: false })).toBe('With Premium')
})

test('explains the allowance once, with this month’s use', () => {
  expect(costSentence(some)).toMatch(/one of your 5 .* You’ve used 2 this month/)
  expect(costSentence({ used: 9, limit: null })).not.toMatch(/9/)
})
