import type { Form, Level, SetPart, Situation, Theme, Value } from '@glimmer/contract'
import { toSecondPerson } from '../distance/shift.ts'
import type { PartOfDay } from '../lines/page.ts'
import { clash, clashesLive } from './clash.ts'
import { eases, noticings } from './frames.ts'
import { framesFor } from './frames-for.ts'
import type { Random } from './random.ts'
import { conjugate } from './verbs.ts'
import { allWords } from './words/all-words.ts'
import { dayParts, type Moment, situationMoments, valueHints } from './words/moments.ts'

/** "Someone who keeps my word" is nobody's English. */
const speaksOfMe = /\b(?:me|my|myself)\b/

/** What a line is composed from. */
export interface Occasion {
  theme: Theme
  form: Form
  level: Level
  value?: Value | undefined
  situation?: Situation | undefined
  partOfDay: PartOfDay
  /** What the line is for in a set. */
  part?: SetPart | undefined
}

/** A line that might be said, and what went into it. */
export interface Candidate {
  /** The distanced form leaves `{name}` for the name. */
  text: string
  /** The clause at its heart, for telling whether it was heard lately. */
  heart: string
  /** Whether act and moment belong to the same place and hour. */
  suits: boolean
  usesSituation: boolean
  /** Whether a value is named, and whether the clause bears it out. */
  value: 'apt' | 'odd' | 'unsaid'
}

const nightly: readonly Situation[] = ['bedtime', 'winding-down', 'waiting-for-news', 'time-alone', 'after-a-setback']

/** A sleep line belongs to the end of a day, whenever it is asked for. */
function momentOf({ theme, situation, partOfDay }: Occasion, random: Random): { moment: Moment; ofSituation: boolean } {
  const fitting = situation && (theme !== 'sleep' || nightly.includes(situation)) ? situation : undefined
  if (fitting && random.next() < 0.8) return { moment: situationMoments[fitting], ofSituation: true }
  const part = theme === 'sleep' && partOfDay !== 'evening' ? 'night' : partOfDay
  return { moment: dayParts[part], ofSituation: false }
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const asName = (value: Value): string => (value === 'nature' ? 'love of nature' : value)

const wordCount = (text: string): number => text.split(' ').length

/** Acts that already say when or where: a moment after them would cling to the wrong verb. */
const timedAlready = /\b(?:until|before|after|while|where|when|than|once|as if|without)\b/

/** A moment may follow a short act; after a long one it would trail. */
const follow = (act: string, at: string, ofSituation: boolean, random: Random): string =>
  wordCount(act) <= 6 && !timedAlready.test(act) && random.next() < (ofSituation ? 0.8 : 0.6) ? ` ${at}` : ''

const valuesForAnyone = ['kindness', 'patience', 'honesty', 'care', 'curiosity', 'courage'] as const

interface Clauses {
  slots: Record<string, string>
  act: string
  value: Value
  /** Whether the cue is the theme's own, rather than the moment's. */
  ownCue: boolean
  ofSituation: boolean
}

/** Chooses one clause for every slot, so that a frame may use any of them. */
function chooseClauses(occasion: Occasion, random: Random): Clauses {
  const words = allWords[occasion.theme]
  const { moment, ofSituation } = momentOf(occasion, random)
  const value = occasion.value ?? random.pick(valuesForAnyone)
  const act = random.pick(words.acts)
  const at = random.pick(moment.at)
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
    cue: random.pick(ownCue ? words.cues : moment.cues),
    value: asName(value),
    extra: follow(act, at, ofSituation, random),
  }
  return { slots, act, value, ownCue, ofSituation }
}

/** A frame with its clauses, as its parts see each other. */
interface Setting extends Clauses {
  frame: string
  used: (slot: string) => boolean
  heart: string
  /** The moment or cue beside the clause, if there is one. */
  when: string | undefined
  meetsSituation: boolean
}

function setFrame(frame: string, clauses: Clauses): Setting {
  const { slots, act, ownCue, ofSituation } = clauses
  const used = (slot: string): boolean => frame.includes(`{${slot}}`) && slots[slot] !== ''
  const timed = used('at') || used('extra') ? slots.at : undefined
  const when = used('cue') ? slots.cue : timed
  const meetsSituation = ofSituation && when !== undefined && !(used('cue') && ownCue)
  return { ...clauses, frame, used, heart: heartOf(used, slots, act), when, meetsSituation }
}

/** Whether the clauses of a frame belong together: person, certainty, place and hour. */
function suits(
  { frame, used, slots, act, heart, when, ownCue, meetsSituation }: Setting,
  situation?: Situation,
): boolean {
  if (used('does') && speaksOfMe.test(act)) return false
  if (frame.startsWith('If') && !(ownCue && slots.cue?.startsWith('I '))) return false
  if (used('cue') && meetsSituation && clashesLive(heart, situation)) return false
  return !clash(heart, when, situation)
}

function aptness({ used, heart, value }: Setting): Candidate['value'] {
  if (!used('value')) return 'unsaid'
  const echoed = heart.includes(value.slice(0, 5))
  return valueHints[value].test(heart) && !echoed ? 'apt' : 'odd'
}

/** Sets one frame with clauses chosen by `random`. */
export function compose(occasion: Occasion, random: Random): Candidate {
  const clauses = chooseClauses(occasion, random)
  const setting = setFrame(random.pick(framesFor(occasion)), clauses)
  const said = capitalised(setting.frame.replace(/\{(\w+)\}/g, (_, slot: string) => clauses.slots[slot] ?? ''))
  return {
    text: occasion.form === 'distanced' ? `{name}, ${toSecondPerson(said)}` : said,
    heart: setting.heart,
    suits: suits(setting, occasion.situation),
    usesSituation: setting.meetsSituation,
    value: aptness(setting),
  }
}

/** The clause a listener would remember, in its plain words. */
function heartOf(used: (slot: string) => boolean, slots: Readonly<Record<string, string>>, act: string): string {
  for (const slot of ['sight', 'noticing']) if (used(slot)) return slots[slot] ?? ''
  if (['act', 'does', 'doing', 'done'].some(used)) return act.replace('~', '')
  return `${slots.hard ?? ''} ${slots.steady ?? ''}`
}
