import { forms, type Level, situations } from '@glimmer/contract'
import { techniques } from '@glimmer/contract/techniques'
import { expect, test } from 'vitest'
import { describe } from './describe.ts'
import { randomFrom } from './random.ts'
import { usesAt, usesBySituation, waysByForm } from './uses.ts'

const levels: readonly Level[] = [1, 2, 3, 4, 5]
const hours = ['morning', 'afternoon', 'evening', 'night', undefined] as const

const kinds = forms.flatMap((form) =>
  levels.flatMap((level) =>
    hours.flatMap((partOfDay) =>
      [undefined, ...situations].map((situation) => ({ theme: 'calm', form, level, partOfDay, situation }) as const),
    ),
  ),
)

test('every kind of line is described in one sentence, which says first what to do', () => {
  const ways = Object.values(waysByForm).flat()
  for (const kind of kinds)
    for (let turn = 0; turn < 8; turn++) {
      const sentence = describe(kind, randomFrom(`${turn}`))
      expect(sentence).toMatch(/^[A-Z][^.;:]+\.$/)
      expect(sentence).not.toMatch(/\b(?:I|me|my|mine)\b/)
      expect(ways.some((way) => sentence.startsWith(way))).toBe(true)
      expect(sentence.length).toBeLessThanOrEqual(160)
    }
})

test('a sentence holds one technique and no other, so that it can be counted', () => {
  for (const kind of kinds) {
    const sentence = describe(kind, randomFrom('any'))
    expect(techniques.filter((technique) => sentence.includes(technique))).toHaveLength(1)
  }
})

test('no sentence says "minute" twice', () => {
  for (const kind of kinds)
    for (let turn = 0; turn < 8; turn++) expect(describe(kind, randomFrom(`${turn}`))).not.toMatch(/minute.*minute/)
})

test('a question is asked, and only a question', () => {
  const asking = waysByForm.question.filter((way) => /ask|question/i.test(way))
  for (const kind of kinds) {
    const sentence = describe(kind, randomFrom('any'))
    if (asking.some((way) => sentence.startsWith(way))) expect(kind.form).toBe('question')
  }
})

test('no two ways to use a line are the same', () => {
  const uses = [...hours.map(usesAt), ...Object.values(usesBySituation)].flat()
  expect(new Set(uses).size).toBe(uses.length)
})
