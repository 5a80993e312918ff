import { type Theme, themeNames } from '@glimmer/contract'
import { wordsOf } from '@glimmer/critic/parsed-line'
import { isAbout, type Subject, setSubjects } from '../phrasebook/set-subjects.ts'
import { type Shape, shapesOf } from '../phrasebook/shapes.ts'

const aboutSubject: Readonly<Record<Subject, string>> = {
  rest: 'Lines about rest and slowing down',
  worry: 'Lines about courage and nerves',
  voice: 'Lines about speaking and listening',
  people: 'Lines with other people in them',
  mistakes: 'Lines about mistakes and blame',
  start: 'Lines about beginning and trying',
  mind: 'Lines about thoughts and attention',
  limits: 'Lines about saying no',
  body: 'Lines that name the body or the breath',
  change: 'Lines about change',
  joy: 'Lines with something good in them',
  time: 'Lines about time and pace',
}

const ofShape: Readonly<Record<Shape, string>> = {
  "I'm …ing": 'Lines that say what you’re doing or learning',
  ', and': 'Lines that join two things with “and”',
  "When …, I'll": 'Plans for a certain moment',
  'What if': 'Lines that ask “What if”',
  'I can': 'Lines that say what you can do',
  notice: 'Lines that only notice',
  allowed: 'Lines that say what you’re allowed',
  "don't have to": 'Lines that say what you don’t have to do',
  'more than once': 'Lines with “more than once”',
  'and still': 'Lines with “and still”',
}

const fewWords = 7
const manyWords = 12
const others = { short: 'Short lines', long: 'Longer lines', dry: 'Lines with dry humour' } as const

/** What can be said of a line in the product's own terms: its theme, subjects, shapes, length and humour. */
export type Trait = `theme ${Theme}` | `about ${Subject}` | `shape ${Shape}` | keyof typeof others

/** The traits that the words of a line show, without the user's name. */
export function traitsOf(text: string): Trait[] {
  const length = wordsOf(text.toLowerCase()).length
  return [
    ...setSubjects.filter((subject) => isAbout(text, subject)).map((subject) => `about ${subject}` as const),
    ...shapesOf(text).map((shape) => `shape ${shape}` as const),
    ...(length <= fewWords ? (['short'] as const) : length >= manyWords ? (['long'] as const) : []),
  ]
}

/** The lines that have a trait, as the subject of a sentence. */
export function linesWith(trait: Trait): string {
  const [kind, ...rest] = trait.split(' ')
  const name = rest.join(' ')
  if (kind === 'theme') return `Lines from ${themeNames[name as Theme]}`
  if (kind === 'about') return aboutSubject[name as Subject]
  return kind === 'shape' ? ofShape[name as Shape] : others[trait as keyof typeof others]
}
