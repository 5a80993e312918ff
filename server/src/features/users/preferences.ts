import type { EditPreferences as Edit, Preferences } from '@glimmer/contract'
import { sql } from 'drizzle-orm'
import type { Account, App } from '#app.ts'
import { account } from '#database/tables/accounts.ts'
import { orNotFound } from '#problem.ts'
import { updateUser } from './store.ts'

/** Changes the preferences named and leaves the rest, in one statement: two tabs do not undo each other. */
export async function editPreferences(app: App, caller: Account, edit: Edit): Promise<{ preferences: Preferences }> {
  if (edit.themes) app.affirmations.refuseLockedThemes(caller, edit.themes)
  if (edit.voice !== undefined) await app.speech.refuseVoice(caller, edit.voice)
  if (edit.level !== undefined) await app.ladder.restart(caller.id, edit.level)
  const merged = sql<Preferences>`${account.preferences} || ${JSON.stringify(edit)}::jsonb`
  const { preferences } = orNotFound(
    await updateUser(app, caller.id, { preferences: merged as unknown as Preferences }),
  )
  if (edit.timeZone !== undefined) await app.reminders.reschedule(caller.id)
  return { preferences }
}
