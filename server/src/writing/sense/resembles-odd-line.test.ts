import { judge } from '@glimmer/critic/judge'
import { expect, test } from 'vitest'
import { bank } from '../bank/bank.ts'
import { oddLines } from './odd-lines.ts'
import { comparedWith, readOddLines } from './resembles-odd-line.ts'

const every = (step: number, lines: readonly string[]) => lines.filter((_, at) => at % step === 0)
const others = (step: number, lines: readonly string[]) => lines.filter((_, at) => at % step !== 0)

test('of odd lines that were held out a quarter and more is found by the others, and of good ones hardly any', () => {
  const good = bank.map(({ text }) => text)
  const isOdd = comparedWith(others(25, good), others(5, oddLines))
  const shareFound = (lines: readonly string[]) => lines.filter(isOdd).length / lines.length
  expect(shareFound(every(5, oddLines))).toBeGreaterThan(0.25)
  expect(shareFound(every(25, good))).toBeLessThan(0.01)
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
