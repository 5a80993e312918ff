import type * as z from 'zod'
import { suggestName } from './suggest-name.ts'

/** Codes in wide use that are not the standard's (ISO 3166-1). */
const standardCodes: Record<string, string> = { UK: 'GB' }

/**
 * The option somebody probably meant. A code of two letters is never guessed: each letter off is another country, whose
 * help lines would be shown.
 */
function optionMeant(value: string, options: readonly string[]): string | undefined {
  const upper = value.toUpperCase()
  const same = options.find((option) => [upper, standardCodes[upper]].includes(option.toUpperCase()))
  return (
    same ??
    suggestName(
      value,
      options.filter(({ length }) => length > 2),
    )
  )
}

/** Says what is wrong with one setting. The value is never repeated: it may be a secret. */
export function describeInvalidSetting(name: string, issue: z.core.$ZodIssue, value: string | undefined): string {
  const options = issue.code === 'invalid_value' ? issue.values.map(String) : []
  const meant = value === undefined ? undefined : optionMeant(value, options)
  return `${name} ${issue.message}.${meant ? ` Did you mean ${meant}?` : ''}`
}
