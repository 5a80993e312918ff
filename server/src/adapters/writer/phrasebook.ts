import type { Brief, Writer, WrittenLine } from '#ports/writer.ts'
import { curatedLine, writeLine } from '#writing/phrasebook/write-line.ts'

/** The built-in writer: no network, and the same line for the same brief. A note is matched with the bank locally. */
export function phrasebookWriter(): Writer {
  return {
    name: 'phrasebook',
    async write(brief: Brief, signal: AbortSignal): Promise<WrittenLine> {
      signal.throwIfAborted()
      return writeLine(brief)
    },
    curated: curatedLine,
  }
}
