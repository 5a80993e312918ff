/** The grammatical shapes a line can take. */
export const forms = ['first-person', 'distanced', 'question', 'if-then'] as const
export type Form = (typeof forms)[number]

/** The believability ladder: 1 notice, 2 allow, 3 learn, 4 do or evidence, 5 own. */
export type Level = 1 | 2 | 3 | 4 | 5

/** How fast voices speak to a listener, relative to their own pace. */
export const paces = ['slower', 'even', 'faster'] as const
export type Pace = (typeof paces)[number]

/** How a voice speaks, by the moment: clear by day, slower in the evening, slowest and softest before bed. */
export const tones = ['day', 'evening', 'bedtime'] as const
export type Tone = (typeof tones)[number]

/** The tone for an hour of the listener's day, from 0 to 23, outside Before bed. */
export const toneAt = (hour: number): Tone => (hour >= 17 || hour < 5 ? 'evening' : 'day')

/** Who wrote the line. */
export const origins = ['curated', 'ai', 'own'] as const
export type Origin = (typeof origins)[number]

/** How long a line in a user's own words can be, and how many of them a user can save. */
export const ownLineLength = 280
export const maxOwnLines = 1000

/** How many lines a text or CSV file can bring at once; an account's own export may bring as many as fit. */
export const maxLinesInFile = 500

/** What a user may say about the words of their lines: how many words to use or avoid, how long, and what they work on. */
export const maxWords = 12
export const wordLength = 30
export const workingOnLength = 200

/** Texts of one line: without line breaks, those of Unicode among them, and other control characters. */
export const oneLine = /^[^\p{Cc}\p{Zl}\p{Zp}]*$/u

/** How a line felt to the user who heard it. */
export const lineResponses = ['true', 'not-quite', 'too-much'] as const
export type LineResponse = (typeof lineResponses)[number]

/** What somebody can ask of tomorrow's line in the evening, unless Glimmer is to choose. */
export const tomorrowsChoices = ['more-like-this', 'gentler'] as const
export type TomorrowsChoice = (typeof tomorrowsChoices)[number]

/** The evening's question, by when the line was first read. */
export const eveningQuestion = (readInMorning: boolean) =>
  readInMorning ? 'Did this morning’s line help?' : 'Did today’s line help?'

/** The five moods, lowest first. */
export const moods = ['heavy', 'low', 'steady', 'good', 'bright'] as const
export type Mood = (typeof moods)[number]

/** What a user may hold dear: it makes a line concrete. */
export const values = [
  'kindness',
  'honesty',
  'curiosity',
  'patience',
  'courage',
  'friendship',
  'learning',
  'fairness',
  'creativity',
  'health',
  'nature',
  'humour',
  'independence',
  'rest',
  'care',
] as const
export type Value = (typeof values)[number]

/** The situations a line can be for. */
export const situations = [
  'waking-up',
  'before-work',
  'a-busy-day',
  'an-exam',
  'an-interview',
  'a-hard-talk',
  'meeting-people',
  'after-a-setback',
  'waiting-for-news',
  'time-alone',
  'winding-down',
  'bedtime',
] as const
export type Situation = (typeof situations)[number]

/** Hard situations for which a set can be written, with a plan to put in a calendar. */
export const packs = ['an-exam', 'an-interview', 'a-hard-talk', 'bedtime'] as const satisfies readonly Situation[]
export type Pack = (typeof packs)[number]

/** The questions of the first run, in order; each can be skipped. */
export const firstRunSteps = ['name', 'themes', 'lines', 'voice'] as const
export type FirstRunStep = (typeof firstRunSteps)[number]

/** The purpose of each of the five lines of a set, in order. */
export const setParts = ['acceptance', 'value', 'evidence', 'plan', 'free'] as const
export type SetPart = (typeof setParts)[number]
