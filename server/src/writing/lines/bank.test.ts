import { themes } from '@glimmer/contract'
import { describe, expect, test } from 'vitest'
import { fingerprint, resemblance } from '../critic/echo.ts'
import { judge } from '../critic/judge.ts'
import { openingOf } from '../critic/judge-set.ts'
import { address } from '../distance/address.ts'
import { toSecondPerson } from '../distance/shift.ts'
import { bank } from './bank.ts'

const forms = ['first-person', 'distanced', 'question', 'if-then'] as const

describe('the curated lines', () => {
  test.each(themes)('%s has ten lines on each step, and every form on every step', (theme) => {
    for (const level of [1, 2, 3, 4, 5]) {
      const page = bank.filter((line) => line.theme === theme && line.level === level)
      expect(page).toHaveLength(10)
      expect(new Set(page.map(({ form }) => form))).toEqual(new Set(forms))
    }
  })

  test.each(themes)('%s: all pass the critic', (theme) => {
    const failing = bank
      .filter((line) => line.theme === theme)
      .map(({ text, form, level }) => ({ text: address(text, 'Sam'), asked: { form, level, firstName: 'Sam' } }))
      .filter(({ text, asked }) => judge(text, asked).verdict === 'fail')
    expect(failing).toEqual([])
  })

  test('said to "you", with a name or without, each first-person line still passes', () => {
    const failing = bank
      .filter(({ form }) => form === 'first-person')
      .flatMap(({ text, level }) =>
        ['Sam', undefined].map((firstName) => ({
          text: address(`{name}, ${toSecondPerson(text)}`, firstName),
          asked: { form: 'distanced', level, firstName } as const,
        })),
      )
      .filter(({ text, asked }) =>
        judge(text, asked).faults.some(({ severity, code }) => severity === 'hard' && code !== 'form'),
      )
    expect(failing).toEqual([])
  })

  test('no two sound alike', () => {
    const prints = bank.map(({ text }) => fingerprint(text))
    const alike = bank.filter((_, at) =>
      prints.some((other, index) => index < at && resemblance(other, prints[at] ?? other) > 0.52),
    )
    expect(alike.map(({ text }) => text)).toEqual([])
  })

  test('they open in more than a hundred ways, and few with "I am"', () => {
    const openings = bank.map(({ text }) => openingOf(text))
    expect(new Set(openings).size).toBeGreaterThan(100)
    expect(openings.filter((opening) => /^(?:i am|i'm)\b/.test(opening)).length / bank.length).toBeLessThan(0.2)
  })

  test('each says why in one plain sentence', () => {
    for (const { why } of bank) {
      expect(why).toMatch(/^[A-Z][^.!…]{20,150}\.$/)
      expect(why).not.toMatch(/science|studies|heal|cure/i)
    }
  })
})
