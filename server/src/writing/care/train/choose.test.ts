import { expect, test } from 'vitest'
import type { Evidence, Marks } from '../tiers.ts'
import { chooseMarks } from './choose.ts'
import { isForTuning } from './tuning.ts'

const scored = (danger: number, outright: number): Evidence => ({
  parts: [{ scores: { danger, outright }, strength: 'strong' }],
  isSentence: true,
  isExplicit: () => false,
  hasSign: () => false,
  mayBeDenied: () => false,
  rest: () => undefined,
})
const from: Marks = {
  strong: { danger: 0, outright: 0 },
  some: { danger: 0, outright: 1 },
  faint: { danger: 0, outright: Number.POSITIVE_INFINITY },
  none: { danger: 0, outright: Number.POSITIVE_INFINITY },
}

test('thresholds are chosen that stop who is in danger, and nobody beyond the limit', () => {
  const innocent = { evidence: [scored(-1, 0.3)], atMost: { stopped: 0, softened: 100 } }
  const danger = { evidence: [scored(0.9, 0.8)], worth: { stopped: 1, heard: 1 } }
  const { strong } = chooseMarks(from, [innocent, danger])
  expect(strong.outright).toBeGreaterThanOrEqual(0.3)
  expect(strong.outright).toBeLessThan(0.8)
})

test('a threshold that is never reached stays so, and weaker concepts need no less', () => {
  const chosen = chooseMarks(from, [{ evidence: [scored(1, 5)], worth: { stopped: 1, heard: 0 } }])
  expect(chosen.none.outright).toBe(Number.POSITIVE_INFINITY)
  expect(chosen.some.outright).toBeGreaterThanOrEqual(chosen.strong.outright)
})

test('three fifths of the texts choose thresholds, whatever their case and the spaces around them', () => {
  const texts = Array.from({ length: 5_000 }, (_, at) => ({ class: 'everyday', source: 'made', text: `Text ${at}` }))
  expect(texts.filter(isForTuning).length / texts.length).toBeCloseTo(0.6, 1)
  const shouted = texts.map((text) => ({ ...text, text: ` ${text.text.toUpperCase()} ` }))
  expect(shouted.map(isForTuning)).toEqual(texts.map(isForTuning))
})
