import { type Level, type LineResponse, moods } from '@glimmer/contract'
import { describe, expect, test } from 'vitest'
import { randomFrom } from '../phrasebook/random.ts'
import { climb, levelForMood } from './climb.ts'

const on = (level: Level, ...responses: LineResponse[]) => responses.map((response) => ({ response, level }))

describe('a person on the second step', () => {
  test('stays there until a second line in a row feels true', () => {
    expect(climb(2, [])).toBe(2)
    expect(climb(2, on(2, 'true'))).toBe(2)
    expect(climb(2, on(2, 'true', 'true'))).toBe(3)
    expect(climb(2, on(2, 'true', 'not-quite', 'true'))).toBe(2)
  })

  test('needs two more for the next one', () => {
    expect(climb(2, [...on(2, 'true', 'true'), ...on(3, 'true')])).toBe(3)
    expect(climb(2, [...on(2, 'true', 'true'), ...on(3, 'true', 'true')])).toBe(4)
  })

  test('steps down when a line was too much, and is not held to it for one that stood above them', () => {
    expect(climb(2, on(2, 'too-much'))).toBe(1)
    expect(climb(2, on(5, 'too-much'))).toBe(2)
  })

  test('does not climb on lines from below, and loses nothing by them', () => {
    expect(climb(3, on(1, 'true', 'true', 'true', 'true'))).toBe(3)
    expect(climb(3, [...on(3, 'true'), ...on(1, 'true'), ...on(3, 'true')])).toBe(4)
  })
})

test('a changed answer moves things back', () => {
  const before = on(2, 'true', 'true')
  expect(climb(2, before)).toBe(3)
  expect(climb(2, [...before.slice(0, 1), { response: 'too-much', level: 2 }])).toBe(1)
  expect(climb(2, before)).toBe(3)
})

test('whatever is answered, nobody leaves the ladder, or climbs two steps at once', () => {
  const random = randomFrom('answers')
  const levels: readonly Level[] = [1, 2, 3, 4, 5]
  for (let life = 0; life < 200; life++) {
    const start = random.pick(levels)
    const answers = Array.from({ length: 40 }, () => ({
      response: random.pick(['true', 'true', 'not-quite', 'too-much'] as const),
      level: random.pick(levels),
    }))
    const path = answers.map((_, at) => climb(start, answers.slice(0, at + 1)))
    path.forEach((level, at) => {
      expect(levels).toContain(level)
      expect(Math.abs(level - (path[at - 1] ?? start))).toBeLessThanOrEqual(1)
    })
  }
})

test.each(moods)('on a %s day no line stands higher than the day allows', (mood) => {
  const most = mood === 'heavy' ? 1 : mood === 'low' ? 2 : 5
  for (const level of [1, 2, 3, 4, 5] as const) expect(levelForMood(level, mood)).toBe(Math.min(level, most))
})
