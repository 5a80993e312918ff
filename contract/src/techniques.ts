import type { Form, Level } from './lines.ts'

/**
 * Why a line can be believed, said about its technique and never about its reader: the first half of the description of
 * every generated line. A closed list, so that analytics can never contain a user's words.
 */
export const techniquesByLevel = {
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
} as const satisfies Record<Level, readonly string[]>

export const techniquesByForm = {
  distanced: ['Hearing it said to you gives a little distance', 'It speaks to you as a friend might'],
  question: ['A question leaves the answer with you', 'It asks instead of telling'],
  'if-then': ['A plan tied to a moment is easier to keep', 'The moment itself becomes the reminder'],
} as const satisfies Partial<Record<Form, readonly string[]>>

export const techniques = [
  ...Object.values(techniquesByLevel).flat(),
  ...Object.values(techniquesByForm).flat(),
] as const
export type Technique = (typeof techniques)[number]
