import type { Form, Level } from '@glimmer/contract'
import { toSecondPerson } from '../distance/shift.ts'
import type { Occasion } from './compose.ts'
import type { Random } from './random.ts'
import { dayParts, situationMoments } from './words/moments.ts'

const because: Record<Level, readonly string[]> = {
  1: [
    'It only notices, and noticing is believable on any day',
    'Seeing what is there asks nothing more of you',
    'It leaves room for both sides of the day',
  ],
  2: [
    'Permission is easier to believe than praise',
    'It allows something small and leaves the rest alone',
    'It offers a choice instead of an order',
  ],
  3: [
    'Learning leaves room for the days it does not work',
    'It treats this as practice, which can go badly and still count',
    'Skills grow by small tries, and this is one',
  ],
  4: [
    'It stays close to things you can do or have done',
    'Your own past is better evidence than praise',
    'One small act is easier to trust than a mood',
  ],
  5: [
    'It describes a habit you can keep, not a mood',
    'It says who you are by what you do',
    'A plain portrait is easier to own than a grand one',
  ],
}

const byForm: Partial<Record<Form, readonly string[]>> = {
  distanced: ['Hearing it said to you gives a little distance', 'It speaks to you as a friend might'],
  question: ['A question leaves the answer with you', 'It asks instead of telling'],
  'if-then': ['A plan tied to a moment is easier to keep', 'The moment itself becomes the reminder'],
}

const uses = ['say it slowly', 'say it aloud once', 'keep it close', 'come back to it', 'read it on a long breath out']

/** Why this line, and how to use it: one sentence about its technique and its moment. */
export function describe({ level, form, situation, partOfDay }: Occasion, random: Random): string {
  const reasons = random.next() < 0.5 ? (byForm[form] ?? because[level]) : because[level]
  const moment = situation ? situationMoments[situation] : dayParts[partOfDay]
  return `${random.pick(reasons)}; ${random.pick(uses)} ${toSecondPerson(random.pick(moment.at))}.`
}
