import type { Profile } from '@glimmer/contract'
import type { Account, App } from '#app.ts'
import { orNotFound } from '#problem.ts'
import { readAge } from '../ages/index.ts'
import { findSteps } from '../ladder/index.ts'
import { findUser, toUser } from './store.ts'
import { findValues } from './values.ts'

/** The user's profile, with their ladder steps, values and age. */
export async function readProfile(app: App, { id }: Account): Promise<Profile> {
  const [user, ladder, values, age] = await Promise.all([
    findUser(app.database, id),
    findSteps(app.database, id),
    findValues(app.database.db, id),
    readAge(app, id),
  ])
  return { ...toUser(app, orNotFound(user)), ladder, values, age }
}
