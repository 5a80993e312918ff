import type { Level, Value } from '@glimmer/contract'

const doable: readonly Value[] = ['kindness', 'honesty', 'patience', 'courage', 'fairness', 'curiosity', 'care']
const givable: readonly Value[] = ['kindness', 'patience', 'honesty', 'care', 'friendship']
const havable: readonly Value[] = ['curiosity', 'humour', 'patience', 'courage', 'kindness']
const restoring: readonly Value[] = ['nature', 'rest', 'friendship', 'creativity', 'humour', 'learning']
const everyValue: readonly Value[] = [...new Set<Value>([...doable, ...restoring, 'health', 'independence'])]

interface ValueLine {
  level: Level
  /** With `{value}` where the value's name goes. */
  text: string
  values: readonly Value[]
}

/**
 * Lines in the first person with a placeholder for the name of a value. Each lists the values it was reviewed with;
 * `npm run lines:fillings` prints every filling.
 */
export const valueLines: readonly ValueLine[] = [
  { level: 1, text: 'I notice that {value} still matters to me today.', values: everyValue },
  { level: 1, text: 'I notice how I feel when {value} is near.', values: restoring },
  {
    level: 1,

    text: 'Part of me is tired, and part of me still cares about {value}.',
    values: everyValue,
  },
  { level: 2, text: 'I can give myself the {value} I give to other people.', values: givable },
  {
    level: 2,

    text: "I don't have to be perfect at {value} to care about it.",
    values: ['kindness', 'honesty', 'patience', 'courage', 'fairness', 'curiosity'],
  },
  { level: 3, text: "I'm learning what {value} asks of me on an ordinary day.", values: doable },
  { level: 3, text: "I'm practising {value} in ways that don't show.", values: doable },
  {
    level: 3,

    text: "I'm learning to make a little room for {value} each week.",
    values: restoring,
  },
  { level: 4, text: "I've chosen {value} before when it wasn't the easy way.", values: doable },
  { level: 4, text: 'I can meet the hardest part of this with some {value}.', values: havable },
  { level: 4, text: 'I come back to {value} when I lose my way.', values: doable },
  { level: 5, text: 'I am someone for whom {value} is worth the trouble.', values: doable },
]

/** Inserts the value's name into a line. */
export const fill = (text: string, value: Value): string => text.replaceAll('{value}', value)
