import type { Situation, Value } from '@glimmer/contract'
import type { PartOfDay } from '#writing/lines/types.ts'

/** When an act happens: `at` follows it or leads it, `cues` follow "When". */
export interface Occasion {
  at: readonly string[]
  cues: readonly string[]
}

export const dayParts: Record<PartOfDay, Occasion> = {
  morning: {
    at: [
      'this morning',
      'before the first message',
      'while the kettle boils',
      'with the curtains just open',
      'before breakfast',
    ],
    cues: ['I open the curtains', 'the kettle clicks off', 'the first message comes in'],
  },
  afternoon: {
    at: [
      'this afternoon',
      'between lunch and the next thing',
      'before the light goes',
      'while the tea brews',
      'for the rest of this hour',
    ],
    cues: ['the afternoon starts to drag', 'I come back from lunch', 'the clock says three'],
  },
  evening: {
    at: ['this evening', 'once the lamp is on', 'after supper', 'before the dishes', 'while the street goes quiet'],
    cues: ['I hang up my coat', 'the lamp goes on', 'the dishes are done'],
  },
  night: {
    at: [
      'tonight',
      'in the quiet of the house',
      'before the lamp goes out',
      'while the street is asleep',
      'in the dark',
    ],
    cues: ['the house goes quiet', 'I look back over the day', 'the street lights come on'],
  },
}

export const situationOccasions: Record<Situation, Occasion> = {
  'waking-up': {
    at: ['before I get up', 'between the alarm and the kettle', 'while the day is new', 'on the edge of the bed'],
    cues: ['the alarm goes', 'I open my eyes', 'I sit up in bed'],
  },
  'before-work': {
    at: ['before I begin work', 'with my coat still on', 'on the way to work', 'before the day gets its hands on me'],
    cues: ['I reach for my bag', 'I arrive at work', 'the working day begins'],
  },
  'a-busy-day': {
    at: ['between two tasks', 'in the middle of a busy day', 'while the list waits', 'on a day with no gaps'],
    cues: ['the list grows a second page', 'two things need me at once', 'one task ends'],
  },
  'an-exam': {
    at: ['before I turn the paper over', 'with the exam ahead of me', 'before the exam', 'between two questions'],
    cues: ['I turn the paper over', 'I meet a question I cannot place', 'the exam room goes quiet'],
  },
  'an-interview': {
    at: [
      'before the interview',
      'while I wait to be called in',
      'before the first question',
      'with the interview still ahead',
    ],
    cues: ['my name is called', 'the first question comes', 'I sit down in the interview'],
  },
  'a-hard-talk': {
    at: [
      'before the hard talk',
      'before I say the hard part',
      'with that talk still ahead',
      'in the middle of a hard talk',
    ],
    cues: ['the talk turns hard', 'voices rise', 'it is my turn to speak'],
  },
  'meeting-people': {
    at: [
      'before I go in and say hello',
      'on the way to meet people',
      'in a room of new faces',
      'among people I hardly know',
    ],
    cues: ['I reach the door of the party', 'someone new says hello', 'I look round for a chair'],
  },
  'after-a-setback': {
    at: [
      'after a day that went wrong',
      'the day after a setback',
      'even after a setback',
      'while the disappointment is fresh',
    ],
    cues: ['the setback comes back to mind', 'I think about what went wrong', 'someone asks how it went'],
  },
  'waiting-for-news': {
    at: ['while I wait for news', 'before the phone rings', 'with the news still on its way', 'in this long wait'],
    cues: ['I check for news again', 'the waiting gets loud', 'the waiting starts to itch'],
  },
  'time-alone': {
    at: ['in an hour by myself', 'with the rooms to myself', 'in my own company', 'in the quiet of my own room'],
    cues: ['the door closes and I am alone', 'the quiet feels long', 'I have an hour to myself'],
  },
  'winding-down': {
    at: [
      'as the day winds down',
      'while the evening slows',
      'on the way to an early night',
      'in the last hour of the day',
    ],
    cues: ['the evening slows', 'I close the last door', 'I put the day down'],
  },
  bedtime: {
    at: ['before the light goes out', 'on the edge of the bed', 'with my head on the pillow', 'at the end of the day'],
    cues: ['I get ready for bed', 'I think back over the day', 'the light is low'],
  },
}

/** Words that show an act is close to a value, so that naming the value beside it rings true. */
export const valueHints: Record<Value, RegExp> = {
  kindness: /\b(?:gentl|kind|soft|thank|friend|share|forgive|warm|someone|wave|tea|cup)/,
  honesty: /\b(?:say|tell|truth|honest|mean|answer|question|word|no\b|yes\b|really)/,
  curiosity: /\b(?:ask|question|see\b|listen|learn|new|hear|look|try|find)/,
  patience: /\b(?:slow|wait|let|until|breath|silence|time|longer|minute|patien|stay|inch)/,
  courage: /\b(?:knock|hard|shak|first|truth|no\b|raise|open|stay|scar|nerve|ask|begin|voice)/,
  friendship: /\b(?:friend|someone|person|company|write|message|party|soup|share|two cups|names?|voice)/,
  learning: /\b(?:learn|page|read|first|question|new|lesson|mistake|draft|notes|try|sentence)/,
  fairness: /\b(?:turn|share|plate|half|fair|ordinary|honest|hand back|carried)/,
  creativity: /\b(?:draft|write|draw|pencil|plant|page|notebook|song|paint|make|lines)/,
  health: /\b(?:water|eat|rest|breath|stretch|warm|sleep|bed|lunch|bath|walk|phone|slow)/,
  nature: /\b(?:sky|garden|window|rain|plant|birds?|frost|moon|light|stone|morning)/,
  humour: /\b(?:laugh|biscuits?|funny|cat|badly|rough|socks|toast)/,
  independence: /\b(?:no\b|my own|choose|gate|chair|leave|evening|yes\b|name|close|shut|reasons?)/,
  rest: /\b(?:rest|sleep|bed|lie|stop|wait|still|slow|pillow|lamp|empty|breath|chair|sit|quiet)/,
  care: /\b(?:warm|tea|soup|blanket|thank|water|wrap|lunch|soft|gentl|hands|cup|plants|promise)/,
}
