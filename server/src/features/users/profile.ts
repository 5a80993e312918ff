import type { EditProfile, User } from '@glimmer/contract'
import type { Account, App } from '../../app.ts'
import { orNotFound } from '../../problem.ts'
import { type AccountRow, findUser, toUser, updateUser } from './store.ts'

export async function readProfile(app: App, { id }: Account): Promise<User> {
  return toUser(orNotFound(await findUser(app.database, id)), app.identity.name)
}

/** Changes the fields named and leaves the rest. Empty names count as none. */
export async function editProfile(app: App, { id }: Account, edit: EditProfile): Promise<User> {
  const named = Object.fromEntries(Object.entries(edit).map(([field, value]) => [field, value === '' ? null : value]))
  return toUser(orNotFound(await updateUser(app, id, named as Partial<AccountRow>)), app.identity.name)
}
