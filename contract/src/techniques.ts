import type { Form, Level } from './lines.ts'

/**
 * How a line is meant to be taken, said about its technique and never about its reader: the end of the description of
 * every generated line, after what to do and when. A closed list, so that analytics can never contain a user's words.
 */
export const techniquesByLevel = {
  1: [
    'and let things be as they are for a minute',
    'and see how much of it is true just now',
    'and notice how you are',
    'and see what you notice',
  ],
  2: [
    'and go easy on yourself',
    'and try it on for a minute',
    'and let it take a little pressure off',
    'and let it be enough',
  ],
  3: [
    'as something you’re still learning',
    'and be patient with yourself',
    'and give yourself time to learn it',
    'without having to get it right yet',
  ],
  4: [
    'and think of a time it was true',
    'and remember what you can already do',
    'and let it remind you that you can',
    'and take it as a reminder',
  ],
  5: [
    'and mean it as far as you can',
    'and notice one way it’s already true',
    'and think of one small thing that shows it',
    'and see how it feels to say so',
  ],
} as const satisfies Record<Level, readonly string[]>

export const techniquesByForm = {
  distanced: [
    'as if a friend had said it to you',
    'and say it as you would to someone you love',
    'and take it as you would from a friend',
    'and hear it in the voice of someone who likes you',
    'and let the kindness in',
  ],
  question: [
    'and see what comes to mind',
    'and leave the answer for later',
    'without hurrying to answer',
    'and let any answer do',
    'and listen for your first answer',
  ],
  'if-then': [
    'and picture yourself doing it',
    'and picture when you might need it',
    'so that it’s ready when you need it',
    'so that you remember it when the time comes',
    'and go through it once in your mind',
  ],
} as const satisfies Partial<Record<Form, readonly string[]>>

export const techniques = [
  ...Object.values(techniquesByLevel).flat(),
  ...Object.values(techniquesByForm).flat(),
] as const

/** When to do it, by the hour. */
export const usesByHour = {
  // Most lines of the morning are the day's, which is read until midnight.
  morning: [
    'in a quiet minute today',
    'before the next thing on your list',
    'over a hot drink today',
    'when you next sit down today',
  ],
  afternoon: [
    'when the afternoon gets long',
    'before the next thing you do',
    'in a quiet minute this afternoon',
    'the next time you stop for a breath',
  ],
  evening: [
    'when you sit down this evening',
    'in a quiet minute this evening',
    'when you’ve finished for the day',
    'before the evening is over',
  ],
  night: ['before you close your eyes', 'last thing tonight', 'before you go to sleep', 'before you put the light out'],
} as const

/** The same for a line that may be read at any hour. */
export const usesAtAnyHour = [
  'whenever you have a quiet minute',
  'before whatever comes next',
  'when it would do you good',
  'in your own time',
] as const
