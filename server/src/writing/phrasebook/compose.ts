import type { Situation, Value } from '@glimmer/contract'
import type { LineSpec } from '../lines/types.ts'
import { toSecondPerson } from '../second-person/to-second-person.ts'
import { clash, clashesLive } from './clash.ts'
import { eases, framesFor, noticings } from './frames.ts'
import type { Random } from './random.ts'
import { conjugate } from './verbs.ts'
import { allWords } from './words/all-words.ts'
import { dayParts, type Occasion, situationOccasions, valueHints } from './words/occasions.ts'

/** "Someone who keeps my word" is nobody's English. */
const speaksOfMe = /\b(?:me|my|myself)\b/

/** A line that might be said, and what went into it. */
export interface Candidate {
  /** The distanced form leaves `{name}` for the name. */
  text: string
  /** The clause a listener would remember, for telling whether it was heard lately. */
  keyClause: string
  /** Whether act and occasion belong to the same place and hour. */
  isCoherent: boolean
  usesSituation: boolean
  /** Whether a value is named, and whether the clause bears it out. */
  value: 'apt' | 'odd' | 'unsaid'
}

const nightly: readonly Situation[] = ['bedtime', 'winding-down', 'waiting-for-news', 'time-alone', 'after-a-setback']

/** A sleep line belongs to the end of a day, whenever it is asked for. */
function occasionOf(
  { theme, situation, partOfDay }: LineSpec,
  random: Random,
): { occasion: Occasion; ofSituation: boolean } {
  const fitting = situation && (theme !== 'sleep' || nightly.includes(situation)) ? situation : undefined
  if (fitting && random.next() < 0.8) return { occasion: situationOccasions[fitting], ofSituation: true }
  const part = theme === 'sleep' && partOfDay !== 'evening' ? 'night' : partOfDay
  return { occasion: dayParts[part], ofSituation: false }
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const asName = (value: Value): string => (value === 'nature' ? 'love of nature' : value)

const wordCount = (text: string): number => text.split(' ').length

/** Acts that already say when or where: an occasion after them would cling to the wrong verb. */
const timedAlready = /\b(?:until|before|after|while|where|when|than|once|as if|without)\b/

/** An occasion may follow a short act; after a long one it would trail. */
const follow = (act: string, at: string, ofSituation: boolean, random: Random): string =>
  wordCount(act) <= 6 && !timedAlready.test(act) && random.next() < (ofSituation ? 0.8 : 0.6) ? ` ${at}` : ''

const valuesForAnyone = ['kindness', 'patience', 'honesty', 'care', 'curiosity', 'courage'] as const

interface Clauses {
  slots: Record<string, string>
  act: string
  value: Value
  /** Whether the cue is the theme's own, rather than the occasion's. */
  ownCue: boolean
  ofSituation: boolean
}

/** Chooses one clause for every slot, so that a frame may use any of them. */
function chooseClauses(spec: LineSpec, random: Random): Clauses {
  const words = allWords[spec.theme]
  const { occasion, ofSituation } = occasionOf(spec, random)
  const value = spec.value ?? random.pick(valuesForAnyone)
  const act = random.pick(words.acts)
  const at = random.pick(occasion.at)
  const ownCue = random.next() < (ofSituation ? 0.4 : 0.75)
  const slots = {
    sight: random.pick(words.sights),
    hard: random.pick(words.hard),
    steady: random.pick(words.steady),
    ease: random.pick(eases),
    noticing: random.pick(noticings),
    act: conjugate(act, 'plain'),
    does: conjugate(act, 'third'),
    doing: conjugate(act, 'ing'),
    done: conjugate(act, 'done'),
    at,
    cue: random.pick(ownCue ? words.cues : occasion.cues),
    value: asName(value),
    extra: follow(act, at, ofSituation, random),
  }
  return { slots, act, value, ownCue, ofSituation }
}

/** A frame with the clauses chosen for it. */
interface FilledFrame extends Clauses {
  frame: string
  used: (slot: string) => boolean
  keyClause: string
  /** The occasion or cue beside the clause, if there is one. */
  when: string | undefined
  meetsSituation: boolean
}

function fillFrame(frame: string, clauses: Clauses): FilledFrame {
  const { slots, act, ownCue, ofSituation } = clauses
  const used = (slot: string): boolean => frame.includes(`{${slot}}`) && slots[slot] !== ''
  const timed = used('at') || used('extra') ? slots.at : undefined
  const when = used('cue') ? slots.cue : timed
  const meetsSituation = ofSituation && when !== undefined && !(used('cue') && ownCue)
  return { ...clauses, frame, used, keyClause: keyClauseOf(used, slots, act), when, meetsSituation }
}

/** Whether the clauses of a frame belong together: person, certainty, place and hour. */
function isCoherent(
  { frame, used, slots, act, keyClause, when, ownCue, meetsSituation }: FilledFrame,
  situation?: Situation,
): boolean {
  if (used('does') && speaksOfMe.test(act)) return false
  if (frame.startsWith('If') && !(ownCue && slots.cue?.startsWith('I '))) return false
  if (used('cue') && meetsSituation && clashesLive(keyClause, situation)) return false
  return !clash(keyClause, when, situation)
}

function valueFit({ used, keyClause, value }: FilledFrame): Candidate['value'] {
  if (!used('value')) return 'unsaid'
  const echoed = keyClause.includes(value.slice(0, 5))
  return valueHints[value].test(keyClause) && !echoed ? 'apt' : 'odd'
}

/** Fills one frame with clauses, both chosen by `random`. */
export function compose(spec: LineSpec, random: Random): Candidate {
  const clauses = chooseClauses(spec, random)
  const filled = fillFrame(random.pick(framesFor(spec)), clauses)
  const said = capitalised(filled.frame.replace(/\{(\w+)\}/g, (_, slot: string) => clauses.slots[slot] ?? ''))
  return {
    text: spec.form === 'distanced' ? `{name}, ${toSecondPerson(said)}` : said,
    keyClause: filled.keyClause,
    isCoherent: isCoherent(filled, spec.situation),
    usesSituation: filled.meetsSituation,
    value: valueFit(filled),
  }
}

/** The clause a listener would remember, in its plain words. */
function keyClauseOf(used: (slot: string) => boolean, slots: Readonly<Record<string, string>>, act: string): string {
  for (const slot of ['sight', 'noticing']) if (used(slot)) return slots[slot] ?? ''
  if (['act', 'does', 'doing', 'done'].some(used)) return act.replace('~', '')
  return `${slots.hard ?? ''} ${slots.steady ?? ''}`
}
