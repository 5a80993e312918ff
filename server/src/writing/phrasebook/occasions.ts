import type { Situation } from '@glimmer/contract'
import type { PartOfDay } from '../bank/curated/types.ts'

/** When a line may be said, by the hour: each follows a verb, such as "say it slowly". */
export const dayParts: Record<PartOfDay, readonly string[]> = {
  morning: [
    'this morning',
    'before the first message',
    'while the kettle boils',
    'with the curtains just open',
    'before breakfast',
  ],
  afternoon: [
    'this afternoon',
    'between lunch and the next thing',
    'before the light goes',
    'while the tea brews',
    'for the rest of this hour',
  ],
  evening: ['this evening', 'once the lamp is on', 'after supper', 'before the dishes', 'while the street goes quiet'],
  night: [
    'tonight',
    'in the quiet of the house',
    'before the lamp goes out',
    'while the street is asleep',
    'in the dark',
  ],
}

/** The same, by what is going on. */
export const situationOccasions: Record<Situation, readonly string[]> = {
  'waking-up': [
    'before I get up',
    'between the alarm and the kettle',
    'while the day is new',
    'on the edge of the bed',
  ],
  'before-work': [
    'before I begin work',
    'with my coat still on',
    'on the way to work',
    'before the day gets its hands on me',
  ],
  'a-busy-day': ['between two tasks', 'in the middle of a busy day', 'while the list waits', 'on a day with no gaps'],
  'an-exam': ['before I turn the paper over', 'with the exam ahead of me', 'before the exam', 'between two questions'],
  'an-interview': [
    'before the interview',
    'while I wait to be called in',
    'before the first question',
    'with the interview still ahead',
  ],
  'a-hard-talk': [
    'before the hard talk',
    'before I say the hard part',
    'with that talk still ahead',
    'in the middle of a hard talk',
  ],
  'meeting-people': [
    'before I go in and say hello',
    'on the way to meet people',
    'in a room of new faces',
    'among people I hardly know',
  ],
  'after-a-setback': [
    'after a day that went wrong',
    'the day after a setback',
    'even after a setback',
    'while the disappointment is fresh',
  ],
  'waiting-for-news': [
    'while I wait for news',
    'before the phone rings',
    'with the news still on its way',
    'in this long wait',
  ],
  'time-alone': [
    'in an hour by myself',
    'with the rooms to myself',
    'in my own company',
    'in the quiet of my own room',
  ],
  'winding-down': [
    'as the day winds down',
    'while the evening slows',
    'on the way to an early night',
    'in the last hour of the day',
  ],
  bedtime: [
    'before the light goes out',
    'on the edge of the bed',
    'with my head on the pillow',
    'at the end of the day',
  ],
}
