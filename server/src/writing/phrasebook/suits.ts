import type { Mood, Situation } from '@glimmer/contract'
import type { BankLine } from '../bank/bank-line.ts'
import type { PartOfDay } from '../bank/curated/types.ts'
import type { NoteReading } from '../note/read-note.ts'

/** What a line has to suit. */
export interface Moment {
  mood?: Mood | undefined
  /** The situation the user named. */
  situation?: Situation | undefined
  /** The situation their note suggests, if they named none. */
  suggested?: Situation | undefined
  /** What their note is about. */
  note?: Pick<NoteReading, 'kinds'> | undefined
  /** Left out for a line that may be read at any hour, or at some (`hours`). */
  partOfDay?: PartOfDay | undefined
  /** All of these, for a line that may be read at one of several parts of the day. */
  hours?: readonly PartOfDay[] | undefined
}

/** The parts of the day at which a line may be read; none if it may be any. */
export const readAt = ({ partOfDay, hours }: Pick<Moment, 'partOfDay' | 'hours'>): readonly PartOfDay[] =>
  hours ?? (partOfDay ? [partOfDay] : [])

/** Whether a line or situation of these hours suits every hour at which it may be read. */
const includes = (hours: readonly PartOfDay[] | undefined, read: readonly PartOfDay[]): boolean =>
  read.length > 0 && read.every((part) => hours?.includes(part))

/** Situations that belong to an hour of every day, and apply without being named. All others apply only when named. */
const hoursOf: Partial<Record<Situation, readonly PartOfDay[]>> = {
  'waking-up': ['morning'],
  'winding-down': ['evening', 'night'],
  bedtime: ['night'],
}

/** The hours at which a situation is possible: a line that belongs to other hours contradicts it. */
const hoursAround: Partial<Record<Situation, readonly PartOfDay[]>> = {
  'waking-up': ['morning'],
  'before-work': ['morning', 'afternoon'],
  'a-busy-day': ['morning', 'afternoon'],
  'winding-down': ['evening', 'night'],
  bedtime: ['evening', 'night'],
}

/** Tests lines for words, caching the result per line: choosing a line tests hundreds, many times over. */
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

const goingToBed = wordsIn(/\b(?:bed|blanket|pillow|lie down|day off|nap|sofa|bath|pyjamas)\b/i)
const company =
  /\b(?:people|somebody|someone|they|them|their|friends?|party|parties|invit\w+|chat|phone|call|say no|my no|a no|asks?|asked)\b/i
const inCompany = wordsIn(company)
/** Somewhere else than where a test, an interview, a hard talk or a wait has somebody's mind. */
const elsewhere = wordsIn(
  /\b(?:friend(?:s|ship|ships)?|neighbours?|strangers?|postman|crowd|circle|get in touch|r[aiu]ng|phone|text(?:ed)?|letters?|cards?|presents?|visit\w*|host|guests?|supper|dinner|soup|tea|toast|biscuits?|cake|bread|potatoes|cook\w*|kitchen|dish\w*|laundry|garden\w*|plants?|dogs?|cats?|birds?|danc\w+|sing\w*|songs?|music|film|shop\w*|shirts?|shoes|socks|mirror|swim\w*|boat|bus|trains?|lift|picnic|beach|holiday|forg[ia]v\w+|apologis\w+)\b/i,
)
const settingOut = wordsIn(/\b(?:begin the day|start the day|get going|push on)\b/i)

const waiting = wordsIn(/\b(?:party|parties|say no|my no|a no|invit\w+|may only meet|my voice)\b/i)

/** Words that contradict a situation in a line that suits any day. */
const clashes: Partial<Record<Situation, (line: BankLine) => boolean>> = {
  'a-busy-day': wordsIn(/\b(?:slow days?|quiet (?:day|hour|life)|nothing to do|lie down|stay in bed|in no hurry)\b/i),
  'before-work': goingToBed,
  'an-exam': (line) => goingToBed(line) || inCompany(line) || elsewhere(line),
  'an-interview': (line) => goingToBed(line) || elsewhere(line),
  'waiting-for-news': (line) => waiting(line) || elsewhere(line),
  'a-hard-talk': (line) => goingToBed(line) || elsewhere(line),
  'meeting-people': wordsIn(/\b(?:alone|on my own|by myself|cancel|stay at home|lying down)\b/i),
  'time-alone': wordsIn(/\b(?:told to|(?:someone|somebody) (?:asks|says|is)|they ask|the room goes)\b/i),
  'winding-down': settingOut,
  bedtime: settingOut,
}

/** The mood a situation implies if the user named none: lines that must not be shown in it are not offered. */
const moodOf: Partial<Record<Situation, Mood>> = { 'after-a-setback': 'low' }

/** On a heavy day no line uses these images: a reader may hear something in them that was not meant. */
const heavyImages =
  /\b(?:end(?:s|ed|ing|ings|less)?|silen(?:t|tly|ce|ces|ced)|dark(?:er|est|ness|ens?)?|let(?:s|ting)?(?: \w+){0,3} go|tomorrow(?:['’]s)?)\b/i

/** Nor does one joke, compare or judge: what makes others smile can sound like mockery then. */
const heavyTone =
  /\b(?:like an?|as if|critic|harsh\w*|tiger|meeting|caffeine|understudy|curtain|cats?|dogs?|kettle|toast|tooth|accent|calendar|paying|faults?|shiny|draught|in red|mistakes?|danger|scares?|ashamed|shame|guilt|hate\w*|fail\w*|wince|told off)\b/i

/** A line that says the user feels low, or slept badly, contradicts somebody who has just said they feel well. */
const badSleep =
  /\b(?:bad|short|poor|rough|long) nights?\b|\bsle(?:ep|pt) (?:so )?badly\b|\bshort of sleep\b|\bcan't sleep\b/i
const lowFeelings =
  /\b(?:I'm|I am|I feel|I notice I'm|I notice I feel)(?: so| a bit| a little)? (?:tense|tired|frightened|afraid|scared|sad|lonely|worried|ashamed|worn|exhausted|hurt|numb|low)\b/

/** Words of lines that are glad of something. */
const gladness =
  /\b(?:joy\w*|glad\w*|delight\w*|laugh\w*|smil\w+|enjoy\w*|happ(?:y|ier|ily|iness)|sing(?:ing|s)?|songs?|danc\w+|fun|lovely|savour\w*|celebrat\w+|proud\w*|thank\w*|grateful|gratitude|pleas(?:ed|ure|ures|ant)|wonder|wonderful|lucky|treats?|beautiful|sun(?:light|shine|ny)?|music|play(?:ing|ful|s)?|warm\w*|loved?|favourite|good (?:thing|day|moment|news|mood|morning|company|part)s?|like about|sweet\w*|treasure\w*|kindness|bright\w*)\b/i

/** Words that a bright day has no use for: burdens, and what somebody does not have to do. */
const burdens =
  /\b(?:not|no|never|nothing|without|less|\w+n't|hard(?:er)?|heavy|tired|worr\w+|afraid|fear\w*|sad\w*|hurt\w*|even (?:if|when|though)|difficult|mistakes?|wrong|cry\w*|tears?|lonely|aches?|pain\w*|grief|miss|struggl\w+|shame\w*|guilt\w*|angry|anger|nerv\w+|doubt\w*|critic\w*|fail\w*|bad|rough|slow(?:er)?|still)\b/i

const soundsGlad = (text: string): boolean => gladness.test(text) && !burdens.test(text)

const isGladLine = new WeakMap<BankLine, boolean>()

/** Whether a line is glad of something, and of nothing heavy: a line for a bright day. */
export function isGlad(line: BankLine): boolean {
  const known = isGladLine.get(line) ?? soundsGlad(line.text)
  isGladLine.set(line, known)
  return known
}

/** Whether a line's words are acceptable in this mood. */
export function suitsMood(text: string, mood: Mood): boolean {
  if (mood === 'heavy') return !heavyImages.test(text) && !heavyTone.test(text)
  if (mood === 'bright') return !(burdens.test(text) || badSleep.test(text))
  return !(mood === 'good' && (lowFeelings.test(text) || badSleep.test(text)))
}

/** Whether today's line answers this mood as it is: on a bright day it has joy in it. */
export const answersMood = (text: string, mood: Mood): boolean =>
  mood === 'bright' ? soundsGlad(text) : suitsMood(text, mood)

const canMeet = ({ text, notMoods }: BankLine, mood: Mood | undefined): boolean =>
  mood === undefined || (!notMoods.includes(mood) && suitsMood(text, mood))

const anHour = /\b(?:this (?:morning|afternoon|evening)|tonight|bedtime|get into bed|when the morning comes)\b/i

/** What a line for any hour may not speak of at night, and in the morning: the business of the day, and the evening's. */
const notAtNight = wordsIn(
  /\b(?:today|(?:to|through|of|with) (?:the|my) day|this week|tasks?|meetings?|queues?|corridors?|bus|trains?|lunch|requests?|interrupt\w*|desk|shops?|bakery|sun|sunny|sunshine|blackbird|bench|picnic|I'm asked|asks me|walk to|knock|rushed|toast|breakfast)\b/i,
)
const notByDay = wordsIn(/\b(?:moon|lit windows?|it was dark|tonight)\b/i)
const notInTheMorning = wordsIn(/\b(?:party|parties|supper|dinner|film)\b/i)

function clashesWithHour(line: BankLine, partOfDay: PartOfDay): boolean {
  if (partOfDay === 'night') return notAtNight(line)
  if (partOfDay === 'evening') return false
  return notByDay(line) || (partOfDay === 'morning' && notInTheMorning(line))
}

/** A line that may be read at any hour belongs to none, and neither it nor its sentence speaks of one. */
function suitsHour(line: BankLine, moment: Moment): boolean {
  const { text, why, hours } = line
  if (hours.length > 0) return includes(hours, readAt(moment))
  if (moment.partOfDay === undefined && anHour.test(`${text} ${why ?? ''}`)) return false
  return !readAt(moment).some((part) => clashesWithHour(line, part))
}

/** Whether a line was written for the hour at which it is read. */
export const isOfHour = ({ hours }: BankLine, moment: Moment): boolean => includes(hours, readAt(moment))

/** Whether a line was written for this situation. */
export const speaksTo = ({ situations }: BankLine, situation: Situation | undefined): boolean =>
  situation !== undefined && situations.includes(situation)

/** Whether a line was written for what the note is about. */
export const meetsNote = ({ noteKinds }: BankLine, moment: Moment): boolean =>
  noteKinds.some((kind) => moment.note?.kinds.includes(kind))

/** Whether a situation is possible at this hour. */
export const canBeAt = (situation: Situation, read: readonly PartOfDay[]): boolean =>
  !hoursAround[situation] || includes(hoursAround[situation], read)

/** Whether a line for any day is acceptable in a situation it was not written for. */
function toleratesSituation(line: BankLine, situation: Situation): boolean {
  const { hours } = line
  const around = hoursAround[situation]
  if (around && hours.length > 0 && !hours.some((hour) => around.includes(hour))) return false
  return !clashes[situation]?.(line)
}

function suitsSituation(line: BankLine, { situation, suggested, ...moment }: Moment): boolean {
  if (speaksTo(line, situation) || speaksTo(line, suggested)) return true
  if (line.situations.length === 0) return situation === undefined || toleratesSituation(line, situation)
  return situation === undefined && line.situations.some((one) => includes(hoursOf[one], readAt(moment)))
}

/** Whether a line suits somebody in this mood, at this hour and in this situation. The hour always applies. */
export const suits = (line: BankLine, moment: Moment): boolean =>
  canMeet(line, moment.mood ?? (moment.situation && moodOf[moment.situation])) &&
  suitsHour(line, moment) &&
  (line.noteKinds.length === 0 || meetsNote(line, moment)) &&
  suitsSituation(line, moment)
