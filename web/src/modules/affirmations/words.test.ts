import { expect, test } from 'vitest'
import { aboutLine, hintOf, originOf, shortDate, themeChoices, themeList } from './words.ts'

test('shortens the date of a recent line', () => {
  const now = new Date(2026, 10, 20, 9)
  expect(shortDate(new Date(2026, 10, 20, 7).toISOString(), now)).toBe('Today')
  expect(shortDate(new Date(2026, 10, 17, 23).toISOString(), now)).toBe('Tuesday')
  expect(shortDate(new Date(2026, 10, 8, 12).toISOString(), now)).toBe('8 Nov')
})

test('joins themes into a sentence', () => {
  expect(themeList(['calm'])).toBe('Calm')
  expect(themeList(['calm', 'focus', 'sleep'])).toBe('Calm, Focus and Sleep')
})

test('describes a line by its themes and day', () => {
  const now = new Date(2026, 10, 20, 9)
  const createdAt = now.toISOString()
  expect(aboutLine({ themes: ['sleep'], createdAt }, now)).toBe('Sleep · today')
  expect(aboutLine({ themes: [], createdAt }, now)).toBe('Today')
})

test('says who wrote a line', () => {
  expect(originOf({ madeBy: 'editors', model: null })).toBe('Written with AI’s help, picked for you')
  expect(originOf({ madeBy: 'model', model: 'llama3.1' })).toBe('Written for you by llama3.1, an AI')
  expect(originOf({ madeBy: 'you', model: null })).toBe('Your own')
})

test('lists locked themes with the plan that includes them', () => {
  const free = themeChoices('free', true)
  expect(free).toHaveLength(12)
  expect(free.find(({ value }) => value === 'calm')).toEqual({ value: 'calm', label: 'Calm' })
  expect(free.find(({ value }) => value === 'courage')?.lockedBy).toBe('Premium')
  expect(free.find(({ value }) => value === 'fresh-start')?.lockedBy).toBe('Pro')
})

test('locks nothing on the highest plan', () => {
  expect(themeChoices('pro', true).filter(({ lockedBy }) => lockedBy)).toEqual([])
})

test('hides locked themes on a hard day', () => {
  expect(themeChoices('free', false).map(({ value }) => value)).toHaveLength(7)
})

test.each([
  ['curated', 'Read it slowly in your own time, and go easy on yourself.', ''],
  ['curated', 'Read it slowly in your own time, and go easy on yourself. It’s a step gentler.', 'It’s a step gentler.'],
  ['curated', 'Let your shoulders fall as you breathe out.', 'Let your shoulders fall as you breathe out.'],
  ['ai', 'Say it once before the exam begins, and go easy on yourself.', 'Say it once before the exam begins.'],
  ['ai', 'Say it once before the next thing on your list, and go easy on yourself.', ''],
  ['own', 'Your own words.', 'Your own words.'],
] as const)('shows with a line only what was written for it: %s, %s', (origin, description, hint) => {
  expect(hintOf({ origin, description })).toBe(hint)
})
