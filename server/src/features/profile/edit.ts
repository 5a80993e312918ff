import type { EditPreferences, EditProfile, Preferences, User } from '@glimmer/contract'
import { firstRunSteps } from '@glimmer/contract/lines'
import { type SQL, sql } from 'drizzle-orm'
import type { Account, App } from '#app.ts'
import { account } from '#database/tables/accounts.ts'
import { orNotFound } from '#problem.ts'
import { chooseTodayAgain, refuseLockedThemes } from '../affirmations/index.ts'
import { setCurrent } from '../avatars/index.ts'
import { restartLadder } from '../ladder/index.ts'
import { reschedule } from '../reminders/index.ts'
import { deleteRecordingsNaming, deleteSpokenLines, refuseVoice } from '../speech/index.ts'
import { type AccountRow, findUser, nameless, toUser, updateUser } from '../users/index.ts'

/** An account without a chosen username takes the first name, as at sign-in. */
const usernameFrom = (firstName: string) =>
  sql`case when ${account.username} = ${nameless} then ${firstName} else ${account.username} end`

/**
 * Deletes the recordings of lines with the user's name if the name or its respelling has changed; they are made again,
 * free.
 */
async function deleteOutdatedRecordings(app: App, caller: Account, before: AccountRow, after: AccountRow) {
  const isSame = before.respelling === after.respelling && (!after.respelling || before.firstName === after.firstName)
  if (isSame) return
  const names = [before.firstName, after.firstName].filter((name) => name !== null)
  await deleteRecordingsNaming(app, caller, names)
}

/** Changes only the given fields. Empty names are stored as null; an avatar is one of the saved ones. */
export async function editProfile(app: App, caller: Account, { avatar, ...edit }: EditProfile): Promise<User> {
  if (avatar !== undefined) await setCurrent(app, caller, avatar)
  const named: Record<string, unknown> = Object.fromEntries(
    Object.entries(edit).map(([field, value]) => [field, value === '' ? null : value]),
  )
  if (edit.firstName && edit.username === undefined) named.username = usernameFrom(edit.firstName)
  const before = orNotFound(await findUser(app.database, caller.id))
  const after = orNotFound(await updateUser(app, caller.id, named as Partial<AccountRow>))
  await deleteOutdatedRecordings(app, caller, before, after)
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

/**
 * Changes only the given preferences, in one statement, so that two tabs do not undo each other's changes. The end of
 * the first run lets its answers choose today's line. After another pace, lines are recorded again, free.
 */
export async function editPreferences(
  app: App,
  caller: Account,
  edit: EditPreferences,
): Promise<{ preferences: Preferences }> {
  if (edit.themes) refuseLockedThemes(caller, edit.themes)
  if (edit.voice !== undefined) await refuseVoice(app, caller, edit.voice)
  if (edit.level !== undefined) await restartLadder(app.database, caller.id, edit.level)
  const before = (await findUser(app.database, caller.id))?.preferences
  const isEnd = edit.firstRun === 'done' && before?.firstRun !== 'done'
  const merged = sql<Preferences>`${account.preferences} || ${JSON.stringify(edit)}::jsonb || ${keepFurther(edit.firstRun)}`
  const { preferences } = orNotFound(
    await updateUser(app, caller.id, { preferences: merged as unknown as Preferences }),
  )
  if (edit.pace !== undefined && edit.pace !== (before?.pace ?? 'even')) await deleteSpokenLines(app, caller)
  if (edit.timeZone !== undefined) await reschedule(app, caller.id)
  if (isEnd) await chooseTodayAgain(app, caller)
  return { preferences }
}
