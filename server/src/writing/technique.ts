import type { Form, Level } from '@glimmer/contract'

const byLevel: Record<Level, string> = {
  1: 'a line that only notices what is there',
  2: 'a line that gives permission',
  3: 'a line that treats it as practice',
  4: 'a line that stays with what you can do, or have done',
  5: 'a line that says who you are by what you do',
}

const byForm: Partial<Record<Form, string>> = {
  distanced: 'a line said to you, as a friend might say it',
  question: 'a line that asks instead of telling',
  'if-then': 'a line that ties a small act to a moment',
}

const bothSides = /\b(?:part|some) of (?:me|you)\b.*\band\b/i

/** How a line was written, in words for its reader. */
export const techniqueOf = ({ text, form, level }: { text: string; form: Form; level: Level }): string =>
  bothSides.test(text) ? 'a line that allows two things at once' : (byForm[form] ?? byLevel[level])
