import type { Account, App } from '../../app.ts'
import { removeClips } from './clips.ts'
import { removeUnusedOf } from './recordings.ts'

/** Forgets every recording of a line, bytes included where nobody else has the same. */
export async function forgetSpeech(app: App, { id: accountId }: Account, affirmationId: string): Promise<void> {
  await removeUnusedOf(app, await removeClips(app.database.db, accountId, affirmationId))
}
