import { and, eq } from 'drizzle-orm'
import type { Executor } from '#database/pool.ts'
import { speechAhead } from '#database/tables/speech.ts'

type Claim = typeof speechAhead.$inferSelect

/** Keeps a recording for a person who has not asked for it; one line has one, in the voice chosen last. */
export async function claimAhead(db: Executor, claim: Claim): Promise<void> {
  await db
    .insert(speechAhead)
    .values(claim)
    .onConflictDoUpdate({ target: [speechAhead.accountId, speechAhead.affirmationId], set: claim })
}

/** Removes what is kept for one line and answers the keys of its recordings, which others may be using. */
export async function removeAhead(db: Executor, accountId: string, affirmationId: string): Promise<string[]> {
  const removed = await db
    .delete(speechAhead)
    .where(and(eq(speechAhead.accountId, accountId), eq(speechAhead.affirmationId, affirmationId)))
    .returning({ key: speechAhead.recordingKey })
  return removed.map(({ key }) => key)
}

/** Removes all that is kept for a person and answers the keys of its recordings, which others may be using. */
export async function removeAllAhead(db: Executor, accountId: string): Promise<string[]> {
  const removed = await db
    .delete(speechAhead)
    .where(eq(speechAhead.accountId, accountId))
    .returning({ key: speechAhead.recordingKey })
  return removed.map(({ key }) => key)
}
