import type { ParsedLine } from './parsed-line.ts'

export type Severity = 'hard' | 'soft'

/** What is wrong with a line, worded so that its writer can fix it. */
export interface Fault {
  code: string
  severity: Severity
  reason: string
}

/** One rule of the critic. */
export interface Rule {
  code: string
  severity: Severity
  /** Why the line breaks this rule, or undefined if it does not. */
  check(line: ParsedLine): string | undefined
}

/** A rule that forbids words: `reason` is called with the words found. */
export function forbid(code: string, pattern: RegExp, reason: (match: string) => string): Rule {
  return {
    code,
    severity: 'hard',
    check: ({ plain }) => {
      const match = pattern.exec(plain)?.[0]
      return match && reason(match.trim())
    },
  }
}

/** Any of these words or phrases, whole, in lower case. */
export const anyOf = (...phrases: readonly string[]): RegExp =>
  new RegExp(`(?<![a-z'-])(?:${phrases.join('|')})(?![a-z'-])`)
