import type { Account, App } from '../../app.ts'
import { removeClips } from './store.ts'

/** Forgets every recording of a line, bytes included. */
export async function forgetSpeech(
  { database, blobs }: App,
  { id: accountId }: Account,
  affirmationId: string,
): Promise<void> {
  const keys = await removeClips(database.db, accountId, affirmationId)
  await Promise.all(keys.map((key) => blobs.delete(key)))
}
