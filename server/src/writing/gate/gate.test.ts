import { beforeAll, describe, expect, test } from 'vitest'
import type { AskedFor } from './asked-for.ts'
import { type Gate, openGate } from './gate.ts'

let gate: Gate
beforeAll(() => {
  gate = openGate()
})

const judge = (line: string, changes: Partial<AskedFor> = {}, shown: readonly string[] = []) =>
  gate(
    {
      themes: ['calm'],
      form: 'first-person',
      level: 2,
      partOfDay: 'morning',
      firstName: 'Maya',
      recent: [],
      ...changes,
    },
    shown,
  )(line)

const refusal = (...asked: Parameters<typeof judge>) => {
  const verdict = judge(...asked)
  return verdict.passed ? undefined : verdict.code
}

test.each([
  ["I'm allowed to take up room.", 'first-person'],
  ["I'm learning to be more patient with myself.", 'first-person'],
  ['What if I let this be enough for today?', 'question'],
] as const)('takes %j, which a person could say and mean', (line, form) => {
  expect(judge(line, { form, level: 3 })).toEqual({ passed: true, text: line })
})

describe('a line that only wants a copy editor', () => {
  test('gets its capital, its full stop, and plain apostrophes', () => {
    expect(judge('i’m allowed to take up room')).toEqual({ passed: true, text: "I'm allowed to take up room." })
  })

  test('gets the name that a line by name begins with', () => {
    expect(judge("you're allowed to take up room.", { form: 'distanced' })).toEqual({
      passed: true,
      text: "Maya, you're allowed to take up room.",
    })
  })
})

test.each([
  ['doubt', 'Will I ever find my voice?', 'question'],
  ['doubt', 'Will I feel confident today?', 'question'],
  ['smooth', 'I can embrace the day with inner strength.', 'first-person'],
  ['instruction', "When something ordinary happens, I'll take a breath.", 'if-then'],
  ['plan', "When I feel rushed, I'll take a breath and sit down and look up.", 'if-then'],
  ['report', 'I noticed that I could be kind to myself.', 'first-person'],
  ['neglect', "I don't have to care about my body.", 'first-person'],
  ['unfinished', 'What if I didn’t have to?', 'question'],
  ['unnamed', 'Your breath is steady and it can be slow.', 'distanced'],
  ['occasion', 'I can be calm in my meeting this afternoon.', 'first-person'],
  ['occasion', 'I can feel the sun on my face and be here.', 'first-person'],
  ['unlikely', 'Je peux me reposer un instant.', 'first-person'],
  ['unlikely', 'I deserve to be punished for what I did.', 'first-person'],
  ['unlikely', 'I borrow the lantern of a wider Wednesday.', 'first-person'],
] as const)('refuses with %s: %j', (code, line, form) => {
  expect(refusal(line, { form })).toBe(code)
})

test('takes an occasion that the note named', () => {
  const note = 'my meeting with the new team is this afternoon'
  expect(refusal('I can be nervous before a meeting and still speak.', { note })).not.toBe('occasion')
})

test('refuses the words of the note, and near copies of what the model was shown', () => {
  expect(refusal("I'm allowed to feel sad about Biscuit.", { note: 'Biscuit died on Sunday' })).toBe('repeats-note')
  expect(refusal("I'm allowed to take up room here.", {}, ["I'm allowed to take up room."])).toBe('copied')
})

test('lets a rewording mention what the person’s own sentence mentions, and nothing else', () => {
  const sentence = 'I like my job and my sister'
  expect(judge("I'm allowed to like my job.", { sentence }).passed).toBe(true)
  expect(refusal("I'm allowed to like my sister before the exam.", { sentence })).toBe('occasion')
  expect(refusal("I'm allowed to like my job.", { sentence: 'I like my chair' })).toBe('strays')
  expect(refusal("I'm allowed to like my life and my job.", { sentence: 'I like my life' })).toBe('assumes-work')
  expect(refusal("I'm allowed to like my job and kill myself.", { sentence })).toBe('care')
})

test.each([
  ["I'm learning to trust myself.", 'I trust myself', true],
  ["I'm learning to not trust myself.", 'I trust myself', false],
  ["I'm learning to be a failure at times.", 'I am not a failure', false],
  ["I'm learning to control my anger.", 'I will not let my anger win', true],
])('for a rewording of one’s own, %j for %j: %s', (line, sentence, isTaken) => {
  expect(judge(line, { sentence, level: 3 }).passed).toBe(isTaken)
})

test('refuses the line that was too much', () => {
  expect(refusal("I'm allowed to take up room.", { gentlerThan: "I'm allowed to take up room." })).toBe('not-gentler')
})
