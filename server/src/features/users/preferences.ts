import { type EditPreferences, type Preferences, plans, themeNames, tierForTheme } from '@glimmer/contract'
import { sql } from 'drizzle-orm'
import type * as z from 'zod'
import type { Account, App } from '../../app.ts'
import { account } from '../../database/tables/accounts.ts'
import { orNotFound, Problem } from '../../problem.ts'
import { updateUser } from './store.ts'

type Edit = z.output<typeof EditPreferences>

function refuseLocked({ voice }: App, { tier }: Account, edit: Edit) {
  const locked = edit.themes?.find((theme) => !plans[tier].themes.includes(theme))
  if (locked)
    throw new Problem('theme_locked', `${themeNames[locked]} is part of another plan.`, { tier: tierForTheme(locked) })
  const place = edit.voice === undefined ? 0 : voice.voices().findIndex(({ id }) => id === edit.voice)
  if (place === -1)
    throw new Problem('invalid_input', undefined, { errors: [{ path: 'voice', message: 'There is no such voice.' }] })
  const open = plans[tier].voices
  if (open !== null && place >= open) throw new Problem('voice_locked', undefined, { tier: 'premium' })
}

/** Changes the preferences named and leaves the rest, in one statement: two tabs do not undo each other. */
export async function editPreferences(app: App, caller: Account, edit: Edit): Promise<{ preferences: Preferences }> {
  refuseLocked(app, caller, edit)
  const merged = sql<Preferences>`${account.preferences} || ${JSON.stringify(edit)}::jsonb`
  const { preferences } = orNotFound(
    await updateUser(app, caller.id, { preferences: merged as unknown as Preferences }),
  )
  return { preferences }
}
