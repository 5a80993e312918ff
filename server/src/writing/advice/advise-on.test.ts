import { expect, test } from 'vitest'
import { adviseOn } from './advise-on.ts'

const codes = (text: string) => adviseOn(text).map(({ code }) => code)

test.each([
  ['I am always calm before work', 'absolute'],
  ['I will be happy by the summer', 'promise'],
  ['I should go to bed earlier tonight', 'should'],
  ['I am better than them at this game', 'comparison'],
  ['I am such a failure in the mornings', 'painful-identity'],
])('%j is met with a thought about %s', (text, code) => {
  expect(codes(text)).toContain(code)
})

test.each([
  'I notice the kettle, and I breathe out',
  'Mum and I walk the dog on Sundays',
  'Rest is part of my work',
  'I am strong',
  'I am confident. I have become someone who speaks up',
])('%j is left alone: what a person may say of their own life is theirs', (text) => {
  expect(codes(text)).toEqual([])
})

test('says no more than two things, and never repeats the words', () => {
  const items = adviseOn('I must always be the best, perfect, fearless zyxcanary, and I will never fail or be ugly!')
  expect(items).toHaveLength(2)
  expect(JSON.stringify(items)).not.toContain('zyxcanary')
})
