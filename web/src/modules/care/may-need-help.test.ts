import { publishedRules } from '@glimmer/critic/published-rules'
import { expect, test } from 'vitest'
import { mayNeedHelp } from './may-need-help.ts'

test.each([
  'I want to die.',
  'i dont want to be here anymore',
  'I can’t keep myself safe tonight',
  'everyone would be better off without me',
  'I am going to end it all',
  'I hate myself',
  'I cut my arms again last night',
  'im thinking about suicide',
  "I've taken the pills",
  'Goodbye everyone',
  'My stepdad hits me',
  'I might hurt the baby',
  'there is no point',
  'I am worthless',
  'I make myself sick after meals',
])('%j is met with people, not with a verdict', (typed) => {
  expect(mayNeedHelp(typed)).toBe(true)
})

test.each([
  "I'm allowed to rest before it's finished.",
  'I am a failure at this.',
  'I am fearless, limitless and abundant!',
  'I will be the best version of myself.',
  'I should be further along by now.',
  'This deadline is mine to meet.',
  "I don't have to earn a rest.",
  ...publishedRules.flatMap(({ rules }) => rules.flatMap(({ refused, instead }) => [refused, instead])),
])('%j is read as a line', (typed) => {
  expect(mayNeedHelp(typed)).toBe(false)
})
