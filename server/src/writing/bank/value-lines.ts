import type { Form, Level, Value } from '@glimmer/contract'

const doable: readonly Value[] = ['kindness', 'honesty', 'patience', 'courage', 'fairness', 'curiosity', 'care']
const givable: readonly Value[] = ['kindness', 'patience', 'honesty', 'care', 'friendship']
const havable: readonly Value[] = [
  'curiosity',
  'humour',
  'patience',
  'courage',
  'kindness',
  'creativity',
  'independence',
]
const restoring: readonly Value[] = ['nature', 'rest', 'friendship', 'creativity', 'humour', 'learning']
const everyValue: readonly Value[] = [...new Set<Value>([...doable, ...restoring, 'health', 'independence'])]

const little: readonly Value[] = [
  'kindness',
  'patience',
  'honesty',
  'courage',
  'curiosity',
  'humour',
  'friendship',
  'creativity',
  'nature',
  'care',
]

interface ValueLine {
  level: Level
  form: Form
  /** With `{value}` where its name goes. */
  text: string
  values: readonly Value[]
}

/**
 * Lines with a place for the name of a value. Each stands with the values it was read with; `npm run lines:fillings`
 * prints every filling.
 */
export const valueLines: readonly ValueLine[] = [
  { level: 1, form: 'first-person', text: 'I notice that {value} still matters to me today.', values: everyValue },
  { level: 1, form: 'first-person', text: 'I notice how I feel when {value} is near.', values: restoring },
  {
    level: 1,
    form: 'first-person',
    text: 'Part of me is tired, and part of me still cares about {value}.',
    values: everyValue,
  },
  { level: 2, form: 'first-person', text: "I'm allowed to choose {value} in a small way today.", values: little },
  { level: 2, form: 'first-person', text: 'I can give myself the {value} I give to other people.', values: givable },
  { level: 2, form: 'first-person', text: 'A little {value} is allowed to be my whole plan today.', values: restoring },
  {
    level: 2,
    form: 'first-person',
    text: "I don't have to be perfect at {value} to care about it.",
    values: ['kindness', 'honesty', 'patience', 'courage', 'fairness', 'curiosity'],
  },
  { level: 3, form: 'first-person', text: "I'm learning what {value} asks of me on an ordinary day.", values: doable },
  { level: 3, form: 'first-person', text: "I'm practising {value} in ways that don't show.", values: doable },
  {
    level: 3,
    form: 'first-person',
    text: "I'm learning to make a little room for {value} each week.",
    values: restoring,
  },
  { level: 3, form: 'first-person', text: "I'm finding out how {value} sounds in my own voice.", values: doable },
  { level: 4, form: 'first-person', text: 'Today I let {value} decide one small thing.', values: everyValue },
  { level: 4, form: 'first-person', text: "I've chosen {value} before when it wasn't the easy way.", values: doable },
  { level: 4, form: 'first-person', text: 'I can meet the hardest part of today with some {value}.', values: havable },
  { level: 4, form: 'first-person', text: 'I come back to {value} when I lose my way.', values: doable },
  { level: 5, form: 'first-person', text: 'I am someone who makes time for {value}.', values: restoring },
  { level: 5, form: 'first-person', text: 'I am someone for whom {value} is worth the trouble.', values: doable },
  { level: 5, form: 'first-person', text: 'My {value} is quiet, and it is mine.', values: havable },
  { level: 1, form: 'question', text: 'What would I notice today if I looked for {value}?', values: everyValue },
  { level: 2, form: 'question', text: 'What would a little {value} look like this week?', values: little },
  { level: 3, form: 'question', text: 'What would I try today if {value} came first?', values: everyValue },
  { level: 4, form: 'question', text: 'What would {value} have me do next?', values: doable },
  { level: 5, form: 'question', text: 'What would I do today as someone who lives by {value}?', values: everyValue },
  { level: 1, form: 'if-then', text: "When I see a little {value}, I'll notice how it feels.", values: little },
  { level: 2, form: 'if-then', text: "When I doubt myself, I'll allow a little {value} first.", values: givable },
  { level: 3, form: 'if-then', text: "When I don't know what to do, I'll try {value}.", values: doable },
  { level: 4, form: 'if-then', text: "When it gets hard, I'll choose the next step by {value}.", values: doable },
  {
    level: 5,
    form: 'if-then',
    text: "When I have a choice today, I'll choose as somebody who believes in {value}.",
    values: doable,
  },
]

/** A line with its value named. */
export const fill = (text: string, value: Value): string => text.replaceAll('{value}', value)
