import type { App } from '#app.ts'
import type { WrittenLine } from '#ports/writer.ts'
import type { NewAffirmation } from './store.ts'

/** A written line as a new row of this person's. */
export function toLine({ newId }: App, accountId: string, { charged, themes, ...line }: WrittenLine, now: Date) {
  const row: NewAffirmation = { ...line, accountId, id: newId(), themes: [...themes], createdAt: now, updatedAt: now }
  return { charged, row }
}
