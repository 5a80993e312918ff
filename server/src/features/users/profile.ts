import type { EditPreferences, EditProfile, Preferences, Profile, User } from '@glimmer/contract'
import { firstRunSteps } from '@glimmer/contract/lines'
import { type SQL, sql } from 'drizzle-orm'
import type { Account, App } from '#app.ts'
import { account } from '#database/tables/accounts.ts'
import { orNotFound } from '#problem.ts'
import { type AccountRow, findUser, nameless, toUser, updateUser } from './store.ts'
import { findValues } from './values.ts'

/** The user's profile, with their ladder steps, values and age. */
export async function readProfile(app: App, { id }: Account): Promise<Profile> {
  const [user, ladder, values, age] = await Promise.all([
    findUser(app.database, id),
    app.ladder.steps(id),
    findValues(app.database.db, id),
    app.ages.read(id),
  ])
  return { ...toUser(app, orNotFound(user)), ladder, values, age }
}

/** An account without a chosen username takes the first name, as at sign-in. */
const usernameFrom = (firstName: string) =>
  sql`case when ${account.username} = ${nameless} then ${firstName} else ${account.username} end`

/**
 * Deletes the recordings of lines with the user's name if the name or its respelling has changed; they are made again,
 * free.
 */
async function sayNamesAnew(app: App, caller: Account, before: AccountRow, after: AccountRow) {
  const isSame = before.saidAs === after.saidAs && (!after.saidAs || before.firstName === after.firstName)
  if (isSame) return
  const names = [before.firstName, after.firstName].filter((name) => name !== null)
  await app.speech.deleteRecordingsNaming(caller, names)
}

/** Changes only the given fields. Empty names are stored as null; an avatar is one of the saved ones. */
export async function editProfile(app: App, caller: Account, { avatar, ...edit }: EditProfile): Promise<User> {
  if (avatar !== undefined) await app.avatars.setCurrent(caller, avatar)
  const named: Record<string, unknown> = Object.fromEntries(
    Object.entries(edit).map(([field, value]) => [field, value === '' ? null : value]),
  )
  if (edit.firstName && edit.username === undefined) named.username = usernameFrom(edit.firstName)
  const before = orNotFound(await findUser(app.database, caller.id))
  const after = orNotFound(await updateUser(app, caller.id, named as Partial<AccountRow>))
  await sayNamesAnew(app, caller, before, after)
  return toUser(app, after)
}

const order = `{${firstRunSteps.join(',')},done}`

/**
 * The first run only advances: a device that was left at an earlier question does not repeat questions answered
 * elsewhere.
 */
const keepFurther = (sent: EditPreferences['firstRun']): SQL => {
  const stored = sql`${account.preferences} ->> 'firstRun'`
  const place = (of: SQL) => sql`array_position(${order}::text[], ${of})`
  return sql`case when ${place(stored)} > ${place(sql`${sent ?? null}::text`)} then jsonb_build_object('firstRun', ${stored}) else '{}'::jsonb end`
}

/** Changes only the given preferences, in one statement, so that two tabs do not undo each other's changes. */
export async function editPreferences(
  app: App,
  caller: Account,
  edit: EditPreferences,
): Promise<{ preferences: Preferences }> {
  if (edit.themes) app.affirmations.refuseLockedThemes(caller, edit.themes)
  if (edit.voice !== undefined) await app.speech.refuseVoice(caller, edit.voice)
  if (edit.level !== undefined) await app.ladder.restart(caller.id, edit.level)
  const merged = sql<Preferences>`${account.preferences} || ${JSON.stringify(edit)}::jsonb || ${keepFurther(edit.firstRun)}`
  const { preferences } = orNotFound(
    await updateUser(app, caller.id, { preferences: merged as unknown as Preferences }),
  )
  if (edit.timeZone !== undefined) await app.reminders.reschedule(caller.id)
  return { preferences }
}
