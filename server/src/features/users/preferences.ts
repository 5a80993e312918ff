import { type EditPreferences as Edit, type Preferences, plans, themeNames, tierForTheme } from '@glimmer/contract'
import { sql } from 'drizzle-orm'
import type { Account, App } from '#app.ts'
import { account } from '#database/tables/accounts.ts'
import { orNotFound, Problem } from '#problem.ts'
import { startAnew } from './ladder.ts'
import { updateUser } from './store.ts'

async function refuseLocked({ speech }: App, caller: Account, edit: Edit) {
  const locked = edit.themes?.find((theme) => !plans[caller.tier].themes.includes(theme))
  if (locked)
    throw new Problem('theme_locked', `${themeNames[locked]} is part of another plan.`, { tier: tierForTheme(locked) })
  if (edit.voice !== undefined) await speech.refuseVoice(caller, edit.voice)
}

/** Changes the preferences named and leaves the rest, in one statement: two tabs do not undo each other. */
export async function editPreferences(app: App, caller: Account, edit: Edit): Promise<{ preferences: Preferences }> {
  await refuseLocked(app, caller, edit)
  if (edit.level !== undefined) await startAnew(app.database, caller.id, edit.level)
  const merged = sql<Preferences>`${account.preferences} || ${JSON.stringify(edit)}::jsonb`
  const { preferences } = orNotFound(
    await updateUser(app, caller.id, { preferences: merged as unknown as Preferences }),
  )
  if (edit.timeZone !== undefined) await app.reminders.reschedule(caller.id)
  return { preferences }
}
