import type { WrittenLine } from '#ports/writer.ts'
import { bank } from '../../bank/bank.ts'
import type { BankLine } from '../../bank/bank-line.ts'
import type { Request } from '../write-line.ts'

/** A request for a line, with the changes a test is about. */
export const request = (changes: Partial<Request> = {}): Request => ({
  themes: ['confidence'],
  form: 'first-person',
  level: 3,
  partOfDay: 'morning',
  seed: 'a seed',
  recent: [],
  ...changes,
})

/** The bank's entries by their text. */
export const byText = new Map(bank.map((line) => [line.text, line]))

/** The bank's entry of a line in the first person. */
export function inBank({ text }: Pick<WrittenLine, 'text'>): BankLine {
  const line = byText.get(text)
  if (!line) throw new Error(`The bank does not hold: ${text}`)
  return line
}
