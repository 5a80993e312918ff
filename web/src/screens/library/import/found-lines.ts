import { ownLineLength } from '@glimmer/contract/lines'
import { isSeen } from '@glimmer/contract/names'
import type { Theme } from '@glimmer/contract/themes'

/** A line found in a file or in pasted text. */
export interface FoundLine {
  text: string
  themes?: Theme[]
  isFavorite?: boolean
}

/** What was found, or a sentence about why nothing can be taken from it. */
export type Found = { lines: FoundLine[] } | { problem: string }

export const isProblem = (found: Found): found is { problem: string } => 'problem' in found

/** Words as a line stores them: on one row, with single spaces. */
export const tidyLine = (text: string): string => text.replaceAll(/[\s\p{Cc}\u2028\u2029\ufeff]+/gu, ' ').trim()

const isSayable = (text: string) => /[\p{L}\p{N}]/u.test(text) && isSeen(text)

/** Why a line cannot be saved; undefined if it can. */
function unfitness(text: string): string | undefined {
  if (!isSayable(text)) return 'There’s no word in it.'
  if (text.length > ownLineLength) return `Too long: ${text.length} characters, and ${ownLineLength} fit.`
  return undefined
}

/** Separates the lines that can be saved from those that cannot, each once, with the reason. */
export function sortLines(lines: readonly FoundLine[]) {
  const unfit: { text: string; why: string }[] = []
  const fit = lines.filter(({ text }) => {
    const why = unfitness(text)
    if (why && unfit.every((each) => each.text !== text)) unfit.push({ text, why })
    return !why
  })
  return { fit, unfit }
}
