import type { App } from '#app.ts'
import { findAll, removeAll } from './store.ts'
import { removePictures } from './sweep.ts'

/** Forgets every picture of a person, saved or not: the bytes first, so that what is cut short can be done again. */
export async function forgetAvatars(app: App, accountId: string): Promise<void> {
  await removePictures(app, await findAll(app.database.db, accountId))
  await removeAll(app.database.db, accountId)
}
