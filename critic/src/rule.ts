import type { ParsedLine } from './parsed-line.ts'

export type Severity = 'hard' | 'soft'

/** What is wrong with a line, said so that its writer can mend it. */
export interface Fault {
  code: string
  severity: Severity
  reason: string
}

/** One rule of the critic. */
export interface Rule {
  code: string
  severity: Severity
  /** The reason the line breaks this rule, or nothing when it keeps it. */
  check(line: ParsedLine): string | undefined
}

/** A rule against words: `reason` is given the words found. */
export function forbid(code: string, pattern: RegExp, reason: (found: string) => string): Rule {
  return {
    code,
    severity: 'hard',
    check: ({ plain }) => {
      const found = pattern.exec(plain)?.[0]
      return found && reason(found.trim())
    },
  }
}

/** Any of these words or phrases, whole, in lower case. */
export const anyOf = (...phrases: readonly string[]): RegExp =>
  new RegExp(`(?<![a-z'-])(?:${phrases.join('|')})(?![a-z'-])`)
