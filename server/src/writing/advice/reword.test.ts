import { expect, test } from 'vitest'
import { reword } from './reword.ts'

const texts = (sentence: string) => reword(sentence).map(({ text }) => text)

test('says a sentence of the first person on each step, gentlest first', () => {
  expect(reword('I trust myself.')).toEqual([
    { level: 1, text: "I notice that I'd like to trust myself." },
    { level: 2, text: "I'm allowed to trust myself, in my own time." },
    { level: 3, text: "I'm learning to trust myself." },
    { level: 4, text: 'Once today, in a small way, I can trust myself.' },
    { level: 5, text: 'I am someone who can trust myself.' },
  ])
})

test.each([
  ['I’m calm', "I'm learning to be calm."],
  ['I can ask for help', "I'm learning to ask for help."],
  ["I'll speak up in the meeting.", "I'm learning to speak up in the meeting."],
  ['I want to rest without guilt', "I'm learning to rest without guilt."],
  ['i have time', "I'm learning to have time."],
])('rewords %j', (sentence, learning) => {
  expect(texts(sentence)).toContain(learning)
})

test('leaves out the step a sentence is on already', () => {
  expect(reword("I'm learning to rest").map(({ level }) => level)).toEqual([1, 2, 4, 5])
})

test.each([
  'You are calm.',
  'Breathe.',
  'I was brave.',
  'I am not afraid',
  'I never give up',
  'I worked hard',
  'Am I enough?',
  'I rest. I work.',
  'I rest, and I work',
  'I keep going even when the whole of the day has gone wrong again',
  '',
])('offers nothing for %j, which it cannot reword', (sentence) => {
  expect(reword(sentence)).toEqual([])
})
