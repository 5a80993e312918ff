import type { BankLine } from './bank-line.ts'
import { findOpenLineByText } from './open-shelf.ts'

export interface StarterCollection {
  id: string
  name: string
  lines: readonly BankLine[]
}

const starter = (id: string, name: string, texts: readonly string[]): StarterCollection => ({
  id,
  name,
  lines: texts.map(findOpenLineByText),
})

/** Collections that anybody can copy: five lines of the open shelf each, of themes that every plan includes. */
export const starterCollections: readonly StarterCollection[] = [
  starter('mondays', 'For Monday mornings', [
    "I'm not keen. I'm present.",
    'I can make a poor start and let it stand for now.',
    "I'm learning to start before my opinion arrives.",
    'I put one shoe on, and the other one followed.',
    "I've started again before, and I can do so now.",
  ]),
  starter('busy-days', 'For a busy day', [
    "I don't have to hold the whole week at once.",
    'My heart is quick. The room is not.',
    "One breath between the ping and my answer: that's my whole method.",
    "I can't control everything, and I can still breathe slowly.",
    "I can leave a message unanswered until I'm ready.",
  ]),
  starter('speaking-up', 'Before I speak up', [
    'My voice is mine, however quiet it is today.',
    "I don't have to sound certain to be worth hearing.",
    "I'm learning to make my point and leave it there.",
    "I've spoken up for other people, and I can speak up for myself.",
    'Today I say what I think once, clearly.',
  ]),
  starter('hard-on-myself', 'When I’m hard on myself', [
    'I can let myself off with a warning.',
    "I'm allowed to be a beginner and get things wrong.",
    'I can speak to myself in the voice I keep for a friend.',
    "I'm slow to forgive me, but I've stopped charging interest.",
    'I can do my best today and still be my own friend tonight.',
  ]),
  starter('good-days', 'For good days', [
    "I'm getting better at being pleased at the time.",
    "I can enjoy an ordinary day while I'm in it.",
    "I may tell the story again. It's a good one.",
    'There is good in my week that I put there.',
    "I've become somebody who stops to look.",
  ]),
  starter('falling-asleep', 'For falling asleep', [
    "I'm letting the day stop before my list does.",
    'The dark is soft on my eyes.',
    'I can let my thoughts wander off without me.',
    "It's all right if sleep takes its time.",
    "I've slept through thunder. I know how.",
  ]),
]
