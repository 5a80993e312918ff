import { formOf } from '@glimmer/critic/form-of'
import { judge } from '@glimmer/critic/judge'
import { parseLine } from '@glimmer/critic/parsed-line'
import { modelFaults } from '../gate/model-faults.ts'

export interface AdviceItem {
  code: string
  message: string
}

/**
 * The rules of the critic, and some of those for a model's lines, as advice for users' own lines. Rules that only apply to Glimmer's lines have no entry: people may
 * call themselves strong, as boldly as they like.
 */
const friendly: Readonly<Record<string, string>> = {
  absolute: 'Words like “always” and “never” are easy to disprove on a hard day; try saying when, or how much.',
  promise: 'Nobody can know how a day turns out; try what you can do now, or “When…, I’ll…”.',
  should: '“Should” and “must” sound like orders; try “I can…” or “I’m allowed to…”.',
  comparison: 'Comparing makes someone else the measure; try what you do, in your own way.',
  'others-love': 'Other hearts are out of our hands; try how you would like to treat people, or yourself.',
  'toxic-positivity': 'This leaves no room for a bad moment; try letting both sides stand: “tired and still here”.',
  'painful-identity': 'This ties a painful word to who you are; try naming the moment: “Today was…”.',
  medical: 'A line can keep you company; it cannot treat anything. Try how you would like to meet the day.',
  looks: 'Looks change with the mirror; try something your body lets you do or feel.',
  'money-universe': 'This waits for luck; try something within your reach.',
  grand: 'Grand words can ring hollow; try something small that you know is true.',
  doubt: 'A question that doubts is hard to answer kindly; try “What if I could…” or “What would help me…”.',
  smooth: 'That sounds like a card from a shop; try how you would say it to a friend.',
  'comfortable-length': 'Shorter lines are easier to say in one breath; fourteen words or fewer sit well.',
  length: 'Between three and twenty words are easiest to say and to remember.',
  negations: 'Several “not”s are hard to hear; try saying what is there.',
}

/** Judged as if on a low day: what is acceptable at the third level is acceptable above it. */
const lowDay = 3

/** A line of one's own may be as short as it likes: only a long one is hard to say in one breath. */
const isShort = (text: string): boolean => text.trim().split(/\s+/).length < 4

/** The maximum number of items: more would be a correction, not advice. */
const most = 2

/**
 * Returns friendly advice on a line a user writes for themselves: at most two sentences, often none. It forbids
 * nothing: only they know what they need to hear.
 */
export function adviseOn(text: string): AdviceItem[] {
  const facts = { form: formOf(text), level: lowDay } as const
  const line = parseLine(text, facts)
  const faults = [...judge(text, facts).faults, ...modelFaults.filter(({ check }) => check(line))]
  const minded = faults.filter(({ code }) => !(code === 'comfortable-length' && isShort(text)))
  const items = minded.flatMap(({ code }) => (friendly[code] ? [{ code, message: friendly[code] }] : []))
  const order = Object.keys(friendly)
  return items.sort((a, b) => order.indexOf(a.code) - order.indexOf(b.code)).slice(0, most)
}
