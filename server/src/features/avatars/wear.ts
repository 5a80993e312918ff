import type { User } from '@glimmer/contract'
import type { Account, App } from '#app.ts'
import { orNotFound } from '#problem.ts'
import { findSaved, listSaved, putOn, removeSaved } from './store.ts'
import { removePictures } from './sweep.ts'

/** Puts a saved avatar on, or takes off what is worn. Throws `not_found`. */
export async function wear({ database }: App, { id: accountId }: Account, id: string | null): Promise<void> {
  await database.db.transaction(async (transaction) => {
    const worn = id === null ? null : orNotFound(await findSaved(transaction, accountId, id)).row
    await putOn(transaction, accountId, worn)
  })
}

/** Puts a saved avatar on and answers the person as they now are. */
export async function setCurrent(app: App, account: Account, id: string): Promise<User> {
  await wear(app, account, id)
  return app.accounts.read(account)
}

/** The same by its place in the list of saved avatars, 0 the newest. */
export async function setCurrentByPlace(app: App, account: Account, place: number): Promise<User> {
  const { rows } = await listSaved(app.database.db, account.id)
  return setCurrent(app, account, orNotFound(rows[place]).id)
}

/**
 * Deletes a saved avatar with its pictures; the one that is worn is taken off. The row goes only once the bytes are gone:
 * what is cut short can be done again. Throws `not_found`.
 */
export async function deleteAvatar(app: App, { id: accountId }: Account, id: string): Promise<undefined> {
  await app.database.db.transaction(async (transaction) => {
    await removePictures(app, [orNotFound(await removeSaved(transaction, accountId, id))])
  })
}
