import type { Theme } from '@glimmer/contract'
import type { Random } from './random.ts'

/** The beginnings of the words that show a line to be about a subject. */
const beginnings = {
  rest: 'rest|tired|slow|pause|stop',
  worry: 'worr|fear|afraid|nervous|fright|scared|brave',
  voice: 'sa(?:y|id)|voice|ask|answer|words|talk|listen',
  people: 'people|somebody|someone|friend|company',
  mistakes: 'mistake|wrong|sorry|forg(?:ive|ave)|blame|fail',
  start: 'start|begin|try',
  mind: 'mind|thought|think|attention|quiet|noise|loud',
  limits: 'no\\b|yes|mine|share|carry|owe|favour',
  body: 'body|breath|shoulder|hand|stomach|comfort',
  change: 'change|new|old\\b|different|used to|past|again',
  joy: 'glad|happy|nice|good|enjoy|pleased|kind',
  time: 'hours?\\b|minute|wait|late\\b|hurry|pace',
} as const

export type Subject = keyof typeof beginnings

/** What lines may be about. */
export const setSubjects = Object.keys(beginnings) as Subject[]

const patterns = Object.fromEntries(
  Object.entries(beginnings).map(([subject, words]) => [subject, new RegExp(`\\b(?:${words})`, 'i')]),
)

/** The subjects on which a theme has several lines for each part of a set. */
const subjectsOf: Readonly<Record<Theme, readonly Subject[]>> = {
  calm: ['rest', 'voice', 'mind', 'body', 'change', 'time'],
  confidence: ['worry', 'voice', 'people', 'mistakes', 'start', 'mind', 'change', 'joy'],
  'self-kindness': ['rest', 'voice', 'people', 'mistakes', 'body', 'joy'],
  gratitude: ['voice', 'people', 'limits', 'joy'],
  focus: ['rest', 'voice', 'start', 'mind', 'joy', 'time'],
  motivation: ['rest', 'voice', 'people', 'start', 'joy', 'time'],
  sleep: ['rest', 'joy', 'time'],
  courage: ['worry', 'voice', 'people', 'start', 'mind', 'limits', 'joy'],
  connection: ['voice', 'people', 'mind', 'limits', 'change', 'joy', 'time'],
  boundaries: ['rest', 'voice', 'people', 'mind', 'limits', 'joy', 'time'],
  'body-peace': ['rest', 'voice', 'limits', 'body', 'joy', 'time'],
  'fresh-start': ['rest', 'voice', 'mistakes', 'start', 'mind', 'change', 'joy', 'time'],
}

/** What a set in this theme is about. */
export const drawSubject = (theme: Theme, random: Random): string => random.pick(subjectsOf[theme])

/** Whether a line is about the subject of its set. */
export const isAbout = (text: string, subject: string): boolean => patterns[subject]?.test(text) ?? false
