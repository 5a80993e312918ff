import type { Form, Level } from '@glimmer/contract'

/** By the step of the ladder it stands on. */
export const techniqueByLevel: Record<Level, string> = {
  1: 'a line that only notices what is there',
  2: 'a line that gives permission',
  3: 'a line that treats it as practice',
  4: 'a line that stays with what you can do, or have done',
  5: 'a line that says who you are by what you do',
}

/** By its form, where that says more than the step. */
export const techniqueByForm: Partial<Record<Form, string>> = {
  distanced: 'a line said to you, as a friend might say it',
  question: 'a line that asks instead of telling',
  'if-then': 'a line that ties a small act to a moment',
}

/** How a line is called that has two sides, and how it is known: a pattern JavaScript and PostgreSQL read alike. */
export const twoThingsAtOnce = 'a line that allows two things at once'
export const bothSides = /(?<![a-z0-9_])(?:part|some) of (?:me|you)(?![a-z0-9_])[^\r\n]*(?<![a-z0-9_])and(?![a-z0-9_])/i

/** How a line was written, in words for the person who reads it. */
export const techniqueOf = ({ text, form, level }: { text: string; form: Form; level: Level }): string =>
  bothSides.test(text) ? twoThingsAtOnce : (techniqueByForm[form] ?? techniqueByLevel[level])
