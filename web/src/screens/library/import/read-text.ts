import { maxLinesInFile } from '@glimmer/contract/lines'
import { type Found, tidyLine } from './found-lines.ts'

/** The sign or number before a point of a list, which is not part of the line. */
const bullet = /^(?:[-*•–·]|\d{1,3}[.)])\s+/

const tooMany = (count: number): Found => ({
  problem: `These are ${count.toLocaleString('en')} lines. Bring up to ${maxLinesInFile} at once, please.`,
})

/** Lines of text without blank ones. Says so if there are none, or more than can be brought at once. */
export function asFound(texts: readonly string[]): Found {
  const lines = texts.map(tidyLine).filter(Boolean)
  if (lines.length === 0) return { problem: 'There are no lines in it.' }
  if (lines.length > maxLinesInFile) return tooMany(lines.length)
  return { lines: lines.map((text) => ({ text })) }
}

/** Reads text with one line on each row. */
export const readText = (text: string): Found =>
  asFound(text.split(/\r\n|[\n\r\u2028\u2029]/).map((row) => row.trim().replace(bullet, '')))
