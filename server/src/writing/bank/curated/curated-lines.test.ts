import { themes } from '@glimmer/contract'
import { judge } from '@glimmer/critic/judge'
import { openingOf } from '@glimmer/critic/judge-set'
import { fingerprint, similarity } from '@glimmer/critic/similarity'
import { describe, expect, test } from 'vitest'
import { insertName } from '#writing/second-person/first-name.ts'
import { toSecondPerson } from '#writing/second-person/to-second-person.ts'
import { curatedLines } from './curated-lines.ts'

describe('the curated lines', () => {
  test.each(themes)('%s has lines on each step, in more than one form', (theme) => {
    for (const level of [1, 2, 3, 4, 5]) {
      const page = curatedLines.filter((line) => line.theme === theme && line.level === level)
      expect(page.length).toBeGreaterThan(3)
      expect(new Set(page.map(({ form }) => form)).size).toBeGreaterThan(1)
    }
  })

  test.each(themes)('%s: all pass the critic', (theme) => {
    const failing = curatedLines
      .filter((line) => line.theme === theme)
      .map(({ text, form, level }) => ({ text: insertName(text, 'Sam'), asked: { form, level, firstName: 'Sam' } }))
      .filter(({ text, asked }) => judge(text, asked).verdict === 'fail')
    expect(failing).toEqual([])
  })

  test('said to "you", with a name or without, each first-person line still passes', () => {
    const failing = curatedLines
      .filter(({ form }) => form === 'first-person')
      .flatMap(({ text, level }) =>
        ['Sam', undefined].map((firstName) => ({
          text: insertName(`{name}, ${toSecondPerson(text)}`, firstName),
          asked: { form: 'distanced', level, firstName } as const,
        })),
      )
      .filter(({ text, asked }) =>
        judge(text, asked).faults.some(({ severity, code }) => severity === 'hard' && code !== 'form'),
      )
    expect(failing).toEqual([])
  })

  test('no two sound alike', () => {
    const prints = curatedLines.map(({ text }) => fingerprint(text))
    const alike = curatedLines.filter((_, at) =>
      prints.some((other, index) => index < at && similarity(other, prints[at] ?? other) > 0.52),
    )
    expect(alike.map(({ text }) => text)).toEqual([])
  })

  test('they open in more than a hundred ways, and few with "I am"', () => {
    const openings = curatedLines.map(({ text }) => openingOf(text))
    expect(new Set(openings).size).toBeGreaterThan(100)
    expect(openings.filter((opening) => /^(?:i am|i'm)\b/.test(opening)).length / curatedLines.length).toBeLessThan(0.2)
  })

  test('each says in one plain sentence of its own what to do with it', () => {
    for (const { why } of curatedLines) {
      expect(why).toMatch(/^[A-Z][^.!…;:]{20,150}\.$/)
      expect(why).not.toMatch(/science|studies|heal|cure/i)
    }
    expect(new Set(curatedLines.map(({ why }) => why)).size).toBe(curatedLines.length)
  })
})
