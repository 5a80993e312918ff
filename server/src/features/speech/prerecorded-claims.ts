import { and, eq } from 'drizzle-orm'
import type { Executor } from '#database/pool.ts'
import { prerecordedSpeech } from '#database/tables/speech.ts'

type Claim = typeof prerecordedSpeech.$inferSelect

/**
 * Records that a line has a recording made ahead, so that the sweep retains it. There is one for each line, in the
 * voice chosen last.
 */
export async function claimPrerecording(db: Executor, claim: Claim): Promise<void> {
  await db
    .insert(prerecordedSpeech)
    .values(claim)
    .onConflictDoUpdate({ target: [prerecordedSpeech.accountId, prerecordedSpeech.affirmationId], set: claim })
}

/** Removes a line's claims on prerecorded recordings and returns their keys; others may be using them. */
export async function removePrerecorded(db: Executor, accountId: string, affirmationId: string): Promise<string[]> {
  const removed = await db
    .delete(prerecordedSpeech)
    .where(and(eq(prerecordedSpeech.accountId, accountId), eq(prerecordedSpeech.affirmationId, affirmationId)))
    .returning({ key: prerecordedSpeech.recordingKey })
  return removed.map(({ key }) => key)
}

/** Removes all of an account's claims on prerecorded recordings and returns their keys; others may be using them. */
export async function removeAllPrerecorded(db: Executor, accountId: string): Promise<string[]> {
  const removed = await db
    .delete(prerecordedSpeech)
    .where(eq(prerecordedSpeech.accountId, accountId))
    .returning({ key: prerecordedSpeech.recordingKey })
  return removed.map(({ key }) => key)
}
