import { withoutName } from '@glimmer/critic/parsed-line'
import { bank } from './bank.ts'
import type { BankLine } from './bank-line.ts'

/** A line of the bank, and its words in the person in which they were found. */
interface Found {
  line: BankLine
  said: string
}

const keyOf = (text: string): string => text.toLowerCase().replaceAll('’', "'").replace('{name}, ', '')

let byKey: ReadonlyMap<string, Found> | undefined

/** The bank's line with this text, with or without the user's name; undefined if the text is not from the bank. */
export function findLine(text: string, firstName: string | undefined): Found | undefined {
  byKey ??= new Map(
    bank.flatMap((line) =>
      [line.text, line.asYou].flatMap((said) => (said ? [[keyOf(said), { line, said }] as const] : [])),
    ),
  )
  return byKey.get(keyOf(withoutName(text, firstName)))
}
