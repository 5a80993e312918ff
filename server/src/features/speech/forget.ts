import type { Account, App } from '#app.ts'
import { removeAllClips, removeClips } from './clips.ts'
import { findAllOwn, forgetOwn } from './own-recording.ts'
import { removeUnusedOf } from './recordings.ts'

/** Forgets every recording of a line, in its owner's own voice too; bytes included where nobody else has the same. */
export async function forgetSpeech(app: App, { id: accountId }: Account, affirmationId: string): Promise<void> {
  await forgetOwn(app, { accountId, affirmationId })
  await removeUnusedOf(app, await removeClips(app.database.db, accountId, affirmationId))
}

/** Forgets every recording of a person, in their own voice too; bytes included where nobody else has the same. */
export async function forgetAllSpeech(app: App, accountId: string): Promise<void> {
  for (const place of await findAllOwn(app, accountId)) await forgetOwn(app, place)
  await removeUnusedOf(app, await removeAllClips(app.database.db, accountId))
}
