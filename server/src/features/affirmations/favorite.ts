import type { Affirmation } from '@glimmer/contract'
import { sql } from 'drizzle-orm'
import type { Account, App } from '#app.ts'
import { affirmation } from '#database/tables/affirmations.ts'
import { orNotFound } from '#problem.ts'
import { toAffirmation, updateAffirmation } from './store.ts'

/** Turns the favourite over, or sets it when told which way: then a retry cannot undo it. */
export async function setFavorite(
  app: App,
  account: Account,
  id: string,
  wanted: boolean | undefined,
): Promise<Affirmation> {
  const now = app.clock.now()
  const keep = sql`coalesce(${affirmation.favoritedAt}, ${now})`
  const toggle = sql`case when ${affirmation.favoritedAt} is null then ${now}::timestamptz end`
  const favoritedAt = wanted === undefined ? toggle : wanted ? keep : null
  return toAffirmation(
    orNotFound(await updateAffirmation(app.database.db, account.id, id, { favoritedAt, updatedAt: now })),
  )
}
