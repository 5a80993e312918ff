import { forms, type Level, situations } from '@glimmer/contract'
import { expect, test } from 'vitest'
import { describe } from './describe.ts'
import { randomFrom } from './random.ts'
import { usesByHour, usesBySituation } from './uses.ts'

const levels: readonly Level[] = [1, 2, 3, 4, 5]
const hours = ['morning', 'afternoon', 'evening', 'night'] as const

const kinds = forms.flatMap((form) =>
  levels.flatMap((level) =>
    hours.flatMap((partOfDay) =>
      [undefined, ...situations].map((situation) => ({ theme: 'calm', form, level, partOfDay, situation }) as const),
    ),
  ),
)

test('every kind of line is described in one sentence, to whoever reads it', () => {
  for (const kind of kinds)
    for (let turn = 0; turn < 8; turn++) {
      const sentence = describe(kind, randomFrom(`${turn}`))
      expect(sentence).toMatch(/^[A-Z][^.;]+; [a-z][^.;]+\.$/)
      expect(sentence).not.toMatch(/\b(?:I|me|my|mine)\b/)
      expect(sentence.length).toBeLessThanOrEqual(160)
    }
})

test('no two ways to use a line are the same', () => {
  const uses = [...Object.values(usesByHour), ...Object.values(usesBySituation)].flat()
  expect(new Set(uses).size).toBe(uses.length)
})
