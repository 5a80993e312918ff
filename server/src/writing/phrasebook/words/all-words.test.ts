import { themes } from '@glimmer/contract'
import { describe, expect, test } from 'vitest'
import { judge } from '#writing/critic/judge.ts'
import { conjugate } from '../verbs.ts'
import { allWords } from './all-words.ts'

const hardFaults = (text: string, form: 'first-person' | 'if-then', level: 1 | 2) =>
  judge(text, { form, level }).faults.filter(({ severity }) => severity === 'hard')

describe.each(themes)('the clauses of %s', (theme) => {
  const { acts, sights, hard, steady, cues } = allWords[theme]

  test('each keeps the rules in the plainest sentence it can stand in', () => {
    const said = [
      ...acts.map((act) => `I can ${conjugate(act, 'plain')}.`),
      ...sights.map((sight) => `I notice ${sight}.`),
      ...[...hard, ...steady].map((side) => `I notice part of me ${side}.`),
    ]
    for (const text of said) expect([text, hardFaults(text, 'first-person', 2)]).toEqual([text, []])
    for (const cue of cues)
      expect([cue, hardFaults(`When ${cue}, I'll breathe out slowly.`, 'if-then', 1)]).toEqual([cue, []])
  })

  test('none is there twice, and there are enough to last', () => {
    for (const list of [acts, sights, hard, steady, cues]) expect(new Set(list).size).toBe(list.length)
    expect(acts.length).toBeGreaterThanOrEqual(50)
    expect(sights.length).toBeGreaterThanOrEqual(14)
  })
})
