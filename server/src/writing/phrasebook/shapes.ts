import type { Form } from '@glimmer/contract'

/** The shapes that many lines share. */
const patterns = {
  "I'm …ing": /^(?:I'm|I am|you're|you are) (?:\w+ )?\w+ing\b/i,
  ', and': /, and\b/,
  "When …, I'll": /^(?:when|if)\b.*\b(?:I'll|I will|let)\b/i,
  'What if': /^what if\b/i,
  'I can': /^(?:I|you) can\b/i,
  notice: /\bnotic(?:e|ing)\b/i,
  allowed: /\ballowed\b/i,
  "don't have to": /\bdon't have to\b/i,
  'more than once': /\bmore than once\b/i,
  'and still': /\band still\b/i,
} as const

export type Shape = keyof typeof patterns

export const shapes = Object.keys(patterns) as Shape[]

/** The shapes of a line, without the user's name. */
export const shapesOf = (text: string): Shape[] => shapes.filter((shape) => patterns[shape].test(text))

/** The shape that all lines of a form have. */
export const shapeOfForm: Readonly<Partial<Record<Form, Shape>>> = { 'if-then': "When …, I'll" }
