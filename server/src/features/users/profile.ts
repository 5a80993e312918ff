import type { EditProfile, Profile, User } from '@glimmer/contract'
import type { Account, App } from '#app.ts'
import { orNotFound } from '#problem.ts'
import { type AccountRow, findUser, toUser, updateUser } from './store.ts'
import { findValues } from './values.ts'

/** The person's record, with the steps their answers have led to and what they hold dear. */
export async function readProfile(app: App, { id }: Account): Promise<Profile> {
  const [user, ladder, values] = await Promise.all([
    findUser(app.database, id),
    app.ladder.steps(id),
    findValues(app.database.db, id),
  ])
  return { ...toUser(orNotFound(user), app.identity.name), ladder, values }
}

/** Changes the fields named and leaves the rest. Empty names count as none; an avatar is one of the saved ones. */
export async function editProfile(app: App, account: Account, { avatar, ...edit }: EditProfile): Promise<User> {
  if (avatar !== undefined) await app.avatars.wear(account, avatar)
  const named = Object.fromEntries(Object.entries(edit).map(([field, value]) => [field, value === '' ? null : value]))
  return toUser(orNotFound(await updateUser(app, account.id, named as Partial<AccountRow>)), app.identity.name)
}
