import type * as z from 'zod'

/** "a", "a or b", "a, b or c" */
const anyOf = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`

/** Examples of the formats that settings have. */
const formats: Record<string, string> = {
  url: 'must be a whole address, such as https://glimmer.example.org',
  datetime: 'must be an instant, such as 2026-05-31T22:59:59Z',
}

/** The error map of all settings: what a value must be, to follow the setting's name in a sentence. */
export function zodMessage(issue: z.core.$ZodRawIssue): string {
  if (issue.code === 'invalid_value') return `must be ${anyOf(issue.values.map(String))}`
  if (issue.code === 'invalid_format') return formats[issue.format] ?? 'is not in the form that it must have'
  if (issue.code === 'too_small') return `needs at least ${issue.minimum} characters`
  if (issue.code === 'too_big') return `may have at most ${issue.maximum} characters`
  return 'cannot be used as it is'
}
