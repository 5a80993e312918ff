import type { Brief, Writer, WrittenLine } from '#ports/writer.ts'
import { completeSet } from '#writing/phrasebook/complete-set.ts'
import { curatedLine, writeLine } from '#writing/phrasebook/write-line.ts'

/** The built-in writer: no network, and the same line for the same brief. A note is matched with the bank locally. */
export function phrasebookWriter(): Writer {
  return {
    name: 'phrasebook',
    async write(brief: Brief, signal: AbortSignal): Promise<WrittenLine> {
      signal.throwIfAborted()
      return writeLine(brief)
    },
    async writeSet(briefs: readonly Brief[], signal: AbortSignal): Promise<WrittenLine[]> {
      signal.throwIfAborted()
      return completeSet(briefs, [], writeLine)
    },
    curated: curatedLine,
  }
}
