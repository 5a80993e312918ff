import type { Mood, Situation } from '@glimmer/contract'
import type { BankLine } from '../bank/bank-line.ts'
import type { PartOfDay } from '../bank/curated/types.ts'
import type { NoteKind } from '../bank/note-kinds.ts'

/** What a line has to suit. */
export interface Moment {
  mood?: Mood | undefined
  /** What the person said is going on. */
  situation?: Situation | undefined
  /** What their note speaks of, where they chose nothing. */
  suggested?: Situation | undefined
  /** What their note speaks of. */
  noteKinds?: readonly NoteKind[] | undefined
  partOfDay: PartOfDay
}

/** Situations that come with an hour of every day, at hand without being named. All others are offered only when named. */
const hoursOf: Partial<Record<Situation, readonly PartOfDay[]>> = {
  'waking-up': ['morning'],
  'winding-down': ['evening', 'night'],
  bedtime: ['night'],
}

/** The hours a situation can be at: a line that belongs to none of them contradicts it. */
const hoursAround: Partial<Record<Situation, readonly PartOfDay[]>> = {
  'waking-up': ['morning'],
  'before-work': ['morning', 'afternoon'],
  'a-busy-day': ['morning', 'afternoon'],
  'winding-down': ['evening', 'night'],
  bedtime: ['evening', 'night'],
}

/** Whether words are in a line, found out once a line: choosing one goes through hundreds, many times over. */
function wordsIn(words: RegExp): (line: BankLine) => boolean {
  const known = new WeakMap<BankLine, boolean>()
  return (line) => {
    const before = known.get(line)
    if (before !== undefined) return before
    const found = words.test(line.text)
    known.set(line, found)
    return found
  }
}

const goingToBed = wordsIn(/\b(?:bed|blanket|pillow|lie down|day off)\b/i)
const settingOut = wordsIn(/\b(?:begin the day|start the day|get going|push on)\b/i)

/** Words that contradict a situation in a line that suits any day. */
const clashes: Partial<Record<Situation, (line: BankLine) => boolean>> = {
  'a-busy-day': wordsIn(/\b(?:slow days?|quiet (?:day|hour|life)|nothing to do|lie down|stay in bed|in no hurry)\b/i),
  'before-work': goingToBed,
  'an-exam': goingToBed,
  'an-interview': goingToBed,
  'meeting-people': wordsIn(/\b(?:alone|on my own|by myself|cancel|stay at home|lying down)\b/i),
  'time-alone': wordsIn(/\b(?:told to|(?:someone|somebody) (?:asks|says|is)|they ask|the room goes)\b/i),
  'winding-down': settingOut,
  bedtime: settingOut,
}

/** Moods a situation brings along, where the person named none: a line that must not meet them is not offered. */
const moodOf: Partial<Record<Situation, Mood>> = { 'after-a-setback': 'low' }

/** On a heavy day no line plays with these images: somebody may hear in them what was not meant. */
const heavyImages =
  /\b(?:end(?:s|ed|ing|ings|less)?|silen(?:t|tly|ce|ces|ced)|dark(?:er|est|ness|ens?)?|let(?:s|ting)?(?: \w+){0,3} go|tomorrow(?:['’]s)?)\b/i

/** A line that says the person feels low contradicts somebody who has just said they feel well. */
const lowFeelings =
  /\b(?:I'm|I am|I feel|I notice I'm|I notice I feel)(?: so| a bit| a little)? (?:tense|tired|frightened|afraid|scared|sad|lonely|worried|ashamed|worn|exhausted|hurt|numb|low)\b/

/** Whether the words of a line can be met in this mood. */
export function suitsMood(text: string, mood: Mood): boolean {
  if (mood === 'heavy') return !heavyImages.test(text)
  return !((mood === 'good' || mood === 'bright') && lowFeelings.test(text))
}

const canMeet = ({ text, notMoods }: BankLine, mood: Mood | undefined): boolean =>
  mood === undefined || (!notMoods.includes(mood) && suitsMood(text, mood))

const suitsHour = ({ hours }: BankLine, partOfDay: PartOfDay): boolean =>
  hours.length === 0 || hours.includes(partOfDay)

/** Whether a line was written for what is going on. */
export const speaksTo = ({ situations }: BankLine, situation: Situation | undefined): boolean =>
  situation !== undefined && situations.includes(situation)

/** Whether a line was written for what the note speaks of. */
export const meetsNote = ({ noteKinds }: BankLine, moment: Moment): boolean =>
  noteKinds.some((kind) => moment.noteKinds?.includes(kind))

/** Whether a situation can be at hand at this hour. */
export const canBeAt = (situation: Situation, partOfDay: PartOfDay): boolean =>
  hoursAround[situation]?.includes(partOfDay) ?? true

/** Whether a line for any day can be said in a situation it was not written for. */
function toleratesSituation(line: BankLine, situation: Situation): boolean {
  const { hours } = line
  const around = hoursAround[situation]
  if (around && hours.length > 0 && !hours.some((hour) => around.includes(hour))) return false
  return !clashes[situation]?.(line)
}

function suitsSituation(line: BankLine, { situation, suggested, partOfDay }: Moment): boolean {
  if (speaksTo(line, situation) || speaksTo(line, suggested)) return true
  if (line.situations.length === 0) return situation === undefined || toleratesSituation(line, situation)
  return situation === undefined && line.situations.some((one) => hoursOf[one]?.includes(partOfDay))
}

/** Whether a line can be said to somebody in this mood, at this hour and in what is going on. The hour always binds. */
export const suits = (line: BankLine, moment: Moment): boolean =>
  canMeet(line, moment.mood ?? (moment.situation && moodOf[moment.situation])) &&
  suitsHour(line, moment.partOfDay) &&
  (line.noteKinds.length === 0 || meetsNote(line, moment)) &&
  suitsSituation(line, moment)
