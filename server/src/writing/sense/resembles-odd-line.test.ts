import { judge } from '@glimmer/critic/judge'
import { expect, test } from 'vitest'
import { bank } from '../bank/bank.ts'
import { oddLines } from './odd-lines.ts'
import { comparedWith, readOddLines } from './resembles-odd-line.ts'

const folds = 5
/**
 * Cross-validation: each part of the odd lines is detected using the others, and each time one good line in fifty is
 * held out.
 */
const parts = Array.from({ length: folds }, (_, fold) => ({
  odd: (_: string, at: number) => at % folds === fold,
  good: (_: string, at: number) => at % 50 === fold,
}))

test('of odd lines that were held out a quarter and more is found by the others, and of good ones hardly any', () => {
  const all = bank.map(({ text }) => text)
  const found = parts.map((part) => {
    const isOdd = comparedWith(
      all.filter((text, at) => !part.good(text, at)),
      oddLines.filter((text, at) => !part.odd(text, at)),
    )
    const good = all.filter(part.good)
    return { odd: oddLines.filter(part.odd).filter(isOdd).length, good: good.filter(isOdd).length, asked: good.length }
  })
  const sum = (what: 'odd' | 'good' | 'asked') => found.reduce((total, one) => total + one[what], 0)
  expect(sum('odd') / oddLines.length).toBeGreaterThan(0.25)
  expect(sum('good') / sum('asked')).toBeLessThan(0.01)
})

test('an odd line is odd with another name or word in it, and a good one is not', () => {
  const isOdd = readOddLines()
  expect(isOdd("It's like me to think of the hands behind my coat.")).toBe(true)
  expect(isOdd('Maya, some of you wants the old chair, and you can let that rest.')).toBe(true)
  expect(isOdd("I don't have to earn a rest.")).toBe(false)
  expect(isOdd('I can begin badly and still begin.')).toBe(false)
})

test('every odd line is one that the critic lets through: that is why it is here', () => {
  const passing = oddLines.filter((text) =>
    (['first-person', 'distanced', 'question', 'if-then'] as const).some(
      (form) => judge(text.replace('{name}', 'Maya'), { form, level: 5, firstName: 'Maya' }).verdict === 'pass',
    ),
  )
  expect(passing.length).toBe(oddLines.length)
})
