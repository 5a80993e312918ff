import type { Account, App } from '../../app.ts'
import { removeAllClips, removeClips } from './clips.ts'
import { removeUnusedOf } from './recordings.ts'

/** Forgets every recording of a line, bytes included where nobody else has the same. */
export async function forgetSpeech(app: App, { id: accountId }: Account, affirmationId: string): Promise<void> {
  await removeUnusedOf(app, await removeClips(app.database.db, accountId, affirmationId))
}

/** Forgets every recording of a person, bytes included where nobody else has the same. */
export async function forgetAllSpeech(app: App, accountId: string): Promise<void> {
  await removeUnusedOf(app, await removeAllClips(app.database.db, accountId))
}
