import { describe, expect, test } from 'vitest'
import { needsCare } from './detect.ts'
import { figuresOf } from './figures.ts'
import sets from './held-out.json' with { type: 'json' }

const figures = figuresOf(sets, needsCare)
const shareOf = (set: string, kind: string) => {
  const figure = figures.find((one) => one.set === set && one.kind === kind)
  return figure ? figure.heard / figure.of : Number.NaN
}

describe('sentences kept apart from the patterns', () => {
  test('are more than five hundred', () => {
    expect(figures.reduce((sum, { of }) => sum + of, 0)).toBeGreaterThan(500)
  })

  // Floors, not aims: what was reached when they were measured. They say that nothing got worse, and nothing more.
  test.each([
    ['first', 0.91],
    ['second', 0.6],
    ['third', 0.65],
  ])('of the %s set are heard as often as before where they say it outright', (set, floor) => {
    expect(shareOf(set, 'explicit')).toBeGreaterThanOrEqual(floor)
  })

  test.each([
    ['first', 0],
    ['second', 0],
    ['third', 0.2],
  ])('of the %s set raise no more false alarms than before', (set, ceiling) => {
    expect(shareOf(set, 'ordinary')).toBeLessThanOrEqual(ceiling)
  })
})

describe('hidden and hurried spellings', () => {
  test.each([
    'I WANT TO DIE',
    'i wanna diiiiie',
    'w a n t to die, I w a n t to d i e',
    'I’m going to k1ll myself',
    'i want to ki\u200bll myself',
    'It was fine. Then not. I want to die. Anyway.',
  ])('%j is heard', (text) => {
    expect(needsCare(text)).toBe(true)
  })
})

test.each(['', '   ', '🌧', 'x'.repeat(5000), 'want '.repeat(60), 'شعرت بالتعب', '<b>!!!</b>', 'I'.repeat(280)])(
  'nothing to hear is no alarm',
  (text) => {
    expect(needsCare(text)).toBe(false)
  },
)
