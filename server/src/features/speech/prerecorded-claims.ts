import { and, eq } from 'drizzle-orm'
import type { Executor } from '#database/pool.ts'
import { speechAhead } from '#database/tables/speech.ts'

type Claim = typeof speechAhead.$inferSelect

/**
 * Records that a line has a recording made ahead, so that the sweep retains it. There is one for each line, in the
 * voice chosen last.
 */
export async function claimPrerecording(db: Executor, claim: Claim): Promise<void> {
  await db
    .insert(speechAhead)
    .values(claim)
    .onConflictDoUpdate({ target: [speechAhead.accountId, speechAhead.affirmationId], set: claim })
}

/** Removes a line's claims on prerecorded recordings and returns their keys; others may be using them. */
export async function removePrerecorded(db: Executor, accountId: string, affirmationId: string): Promise<string[]> {
  const removed = await db
    .delete(speechAhead)
    .where(and(eq(speechAhead.accountId, accountId), eq(speechAhead.affirmationId, affirmationId)))
    .returning({ key: speechAhead.recordingKey })
  return removed.map(({ key }) => key)
}

/** Removes all of an account's claims on prerecorded recordings and returns their keys; others may be using them. */
export async function removeAllPrerecorded(db: Executor, accountId: string): Promise<string[]> {
  const removed = await db
    .delete(speechAhead)
    .where(eq(speechAhead.accountId, accountId))
    .returning({ key: speechAhead.recordingKey })
  return removed.map(({ key }) => key)
}
