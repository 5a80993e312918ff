import { type Mood, moods, type Situation } from '@glimmer/contract'
import type { PartOfDay } from '../bank/curated/types.ts'
import type { Random } from '../phrasebook/random.ts'

/** Plausible situations by part of the day: nobody winds down in the morning. */
const situationsAt: Readonly<Record<PartOfDay, readonly Situation[]>> = {
  morning: [
    'waking-up',
    'waking-up',
    'before-work',
    'before-work',
    'a-busy-day',
    'an-exam',
    'an-interview',
    'a-hard-talk',
    'meeting-people',
    'waiting-for-news',
    'time-alone',
    'after-a-setback',
  ],
  afternoon: [
    'a-busy-day',
    'a-busy-day',
    'an-exam',
    'an-interview',
    'a-hard-talk',
    'meeting-people',
    'waiting-for-news',
    'after-a-setback',
    'time-alone',
  ],
  evening: [
    'winding-down',
    'winding-down',
    'meeting-people',
    'a-hard-talk',
    'after-a-setback',
    'waiting-for-news',
    'time-alone',
    'an-exam',
    'an-interview',
  ],
  night: ['bedtime', 'bedtime', 'bedtime', 'winding-down', 'after-a-setback', 'waiting-for-news', 'time-alone'],
}

/** Plausible moods in a situation; any mood in all others. */
const moodsIn: Partial<Record<Situation, readonly Mood[]>> = {
  'after-a-setback': ['heavy', 'low', 'low', 'low', 'steady'],
  'waiting-for-news': ['low', 'steady', 'steady', 'good'],
  'a-hard-talk': ['low', 'steady', 'steady', 'good'],
}

export const plausibleSituation = (partOfDay: PartOfDay, random: Random): Situation =>
  random.pick(situationsAt[partOfDay])

export const plausibleMood = (situation: Situation | undefined, random: Random): Mood =>
  random.pick((situation && moodsIn[situation]) ?? moods)

/** Typical notes, some of them about something that no topic covers. */
const notesAnytime = [
  'my boss is on my back again',
  'finals next week and I know nothing',
  "mum's in hospital",
  'rent is due and we are broke',
  'my ex is getting married',
  'said yes again and I feel guilty',
  'the dog ate my sandwich',
  'J’ai un entretien demain',
]

const notesAt: Readonly<Record<PartOfDay, readonly string[]>> = {
  morning: [...notesAnytime, 'presenting to everyone at three', 'first day today, I know nobody'],
  afternoon: [...notesAnytime, 'so knackered'],
  evening: [...notesAnytime, 'so knackered', 'first day tomorrow, I know nobody'],
  night: [...notesAnytime, 'cant sleep, mind wont stop'],
}

export const plausibleNote = (partOfDay: PartOfDay, random: Random): string => random.pick(notesAt[partOfDay])
