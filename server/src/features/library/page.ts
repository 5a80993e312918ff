import type { BankLine } from '#writing/bank/bank-line.ts'
import { refuseCursor, shelfCursor } from '../affirmations/index.ts'

/** The page of lines after the cursor. Throws `invalid_input` if the cursor's line is not in `lines`. */
export function pageFrom(lines: readonly BankLine[], limit: number, cursor: string | undefined) {
  const after = cursor === undefined ? -1 : placeOf(lines, cursor)
  const page = lines.slice(after + 1, after + 1 + limit)
  const last = page.at(-1)
  const hasMore = after + 1 + limit < lines.length
  return { page, nextCursor: hasMore && last ? shelfCursor.write(last.id) : null }
}

function placeOf(lines: readonly BankLine[], cursor: string): number {
  const id = shelfCursor.read(cursor)
  const place = lines.findIndex((line) => line.id === id)
  if (place < 0) refuseCursor()
  return place
}
