import type { User } from '@glimmer/contract/index'
import type { Account, App } from '#app.ts'
import { orNotFound } from '#problem.ts'
import { readProfile } from '../users/index.ts'
import { findSaved, listSaved, removeSaved, storeCurrent } from './store.ts'
import { removePictures } from './sweep.ts'

/** Makes a saved avatar the current one; null unsets it. Throws `not_found`. */
export async function setCurrent({ database }: App, { id: accountId }: Account, id: string | null): Promise<void> {
  await database.db.transaction(async (transaction) => {
    const row = id === null ? null : orNotFound(await findSaved(transaction, accountId, id)).row
    await storeCurrent(transaction, accountId, row)
  })
}

/** Makes a saved avatar the current one and returns the updated profile. */
export async function chooseCurrent(app: App, account: Account, id: string): Promise<User> {
  await setCurrent(app, account, id)
  return readProfile(app, account)
}

/** The same by its index in the list of saved avatars, 0 for the newest. */
export async function chooseCurrentByIndex(app: App, account: Account, place: number): Promise<User> {
  const { rows } = await listSaved(app.database.db, account.id)
  return chooseCurrent(app, account, orNotFound(rows[place]).id)
}

/**
 * Deletes a saved avatar and its images, and unsets it if it is the current one. The row is only deleted once the files
 * are, so that an interrupted deletion can be repeated. Throws `not_found`.
 */
export async function deleteAvatar(app: App, { id: accountId }: Account, id: string): Promise<undefined> {
  await app.database.db.transaction(async (transaction) => {
    await removePictures(app, [orNotFound(await removeSaved(transaction, accountId, id))])
  })
}
