import type { Account, App } from '#app.ts'
import { Problem } from '#problem.ts'
import { removeAffirmation } from './store.ts'

/** Deletes a line and its recordings; a second time it is not found. */
export async function deleteAffirmation(app: App, account: Account, id: string): Promise<undefined> {
  await app.speech.forget(account, id)
  if (!(await removeAffirmation(app.database.db, account.id, id))) throw new Problem('not_found')
}
