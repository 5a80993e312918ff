import type { Form, Level } from '@glimmer/contract'

/** What the critic needs to know about a line besides its words. */
export interface LineFacts {
  form: Form
  level: Level
  /** The name as it appears in the line; distanced form only. */
  firstName?: string | undefined
}

/** A line parsed once, so that every rule looks at the same parts. */
export interface ParsedLine extends LineFacts {
  text: string
  /** The text without the user's name: no rule judges a name. */
  nameless: string
  /** `nameless` in lower case with straight apostrophes. */
  plain: string
  /** The words of `plain`. */
  words: readonly string[]
  named: boolean
}

const word = /[a-z]+(?:['-][a-z]+)*/g

/** The words of a lower-case sentence; an apostrophe or hyphen inside a word belongs to it. */
export const wordsOf = (plain: string): string[] => plain.match(word) ?? []

/** Removes the name where it addresses the reader ("Sam, …" or "…, Sam."); the same word elsewhere stays. */
export function withoutName(text: string, firstName: string | undefined): string {
  if (!firstName) return text
  const led = `${firstName}, `
  return text.startsWith(led) ? text.slice(led.length) : text.replace(`, ${firstName}`, '')
}

/** Parses a line for the rules. */
export function parseLine(text: string, facts: LineFacts): ParsedLine {
  const nameless = withoutName(text, facts.firstName)
  const plain = nameless.toLowerCase().replaceAll('’', "'")
  return { ...facts, text, nameless, plain, words: wordsOf(plain), named: nameless !== text }
}
