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
    'Enthusiasm is optional. I can go without.',
    "I do a bit on the dull days. Most of what I've made is dull days.",
  ]),
  starter('busy-days', 'For a busy day', [
    "I don't have to hold the whole week at once.",
    'My heart is quick. The room is not.',
    "One breath between the ping and my answer: that's my whole method.",
    'I pour the tea before I open the letter.',
    "I can leave a message unanswered until I'm ready.",
  ]),
  starter('speaking-up', 'Before I speak up', [
    "I'm allowed a mumble.",
    'I may speak even while my hands shake a little.',
    "I'm learning to make my point and leave it there.",
    "I put my hand up. It's only an arm.",
    'Today I say what I think once, clearly.',
  ]),
  starter('hard-on-myself', 'When I’m hard on myself', [
    'I can let myself off with a warning.',
    'I can be sorry once.',
    "I'm tired. I've looked, and there's nothing else wrong with me.",
    "I'm slow to forgive me, but I've stopped charging interest.",
    "I'm allowed to fail at one thing and keep the rest of me.",
  ]),
  starter('good-days', 'For good days', [
    "I'm getting better at being pleased at the time.",
    "I put the phone down and eat while it's hot.",
    "I may tell the story again. It's a good one.",
    'I thank the driver, loudly.',
    'I take my pleasures small and often.',
  ]),
  starter('falling-asleep', 'For falling asleep', [
    "I'm letting the day stop before my list does.",
    'The dark is soft on my eyes.',
    'I can let my thoughts wander off without me.',
    "It's all right if sleep takes its time.",
    "I've slept through thunder. I know how.",
  ]),
]
