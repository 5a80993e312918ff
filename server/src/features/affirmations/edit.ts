import type { Affirmation, AffirmationReply, EditAffirmation, LineResponse } from '@glimmer/contract'
import { sql } from 'drizzle-orm'
import type { Account, App } from '#app.ts'
import { lockAccount } from '#database/lock-account.ts'
import type { Executor } from '#database/pool.ts'
import { affirmation } from '#database/tables/affirmations.ts'
import { orNotFound, Problem } from '#problem.ts'
import { refuseIfCrisis } from '#safety/refuse-if-crisis.ts'
import { countAnswer } from '../ladder/index.ts'
import { ownDescription } from './own-lines.ts'
import { getAffirmation, removeAffirmation, updateAffirmation } from './store.ts'

/**
 * Changes a line's words or themes. Changed words make the line the user's own; its recordings and its answer are
 * deleted.
 */
export async function edit(
  app: App,
  account: Account,
  id: string,
  { text, themes, misread }: EditAffirmation,
): Promise<AffirmationReply> {
  const care = refuseIfCrisis({ kind: 'line', misread }, text)
  const { db } = app.database
  const before = await getAffirmation(db, account.id, id)
  const reworded = text !== undefined && text !== before.text
  if (reworded) await app.raise('wordsDiscarded', { account, affirmationId: id })
  const line = await updateAffirmation(db, account.id, id, {
    updatedAt: app.clock.now(),
    ...(themes && { themes }),
    ...(reworded && {
      text,
      description: ownDescription,
      origin: 'own',
      model: null,
      response: null,
      answeredAt: null,
    }),
  })
  return { ...orNotFound(line), care }
}

/** Toggles the favourite; sets it if `wanted` is given, so that a retry does not undo it. */
export async function setFavorite(
  app: App,
  account: Account,
  id: string,
  isFavorite: boolean | undefined,
): Promise<Affirmation> {
  const now = app.clock.now()
  const mark = sql`coalesce(${affirmation.favoritedAt}, ${now})`
  const toggle = sql`case when ${affirmation.favoritedAt} is null then ${now}::timestamptz end`
  const favoritedAt = isFavorite === undefined ? toggle : isFavorite ? mark : null
  return orNotFound(await updateAffirmation(app.database.db, account.id, id, { favoritedAt, updatedAt: now }))
}

/** Deletes a line and its recordings. Throws `not_found`, also when repeated. */
export async function deleteAffirmation(app: App, account: Account, id: string): Promise<undefined> {
  await app.raise('wordsDiscarded', { account, affirmationId: id })
  if (!(await removeAffirmation(app.database.db, account.id, id))) throw new Problem('not_found')
}

/**
 * Stores how a line felt; the latest answer counts. It moves the user's step in the line's themes, unless the line is
 * their own.
 */
export async function storeResponse(
  { clock }: App,
  transaction: Executor,
  accountId: string,
  id: string,
  response: LineResponse,
): Promise<Affirmation> {
  const answeredAt = clock.now()
  const { preferences } = orNotFound(await lockAccount(transaction, accountId))
  const line = orNotFound(
    await updateAffirmation(transaction, accountId, id, { response, answeredAt, isStruck: false }),
  )
  const { themes, level, origin } = line
  if (origin !== 'own') {
    const answer = { affirmationId: id, themes, level, response, answeredAt }
    await countAnswer(transaction, accountId, preferences.level, answer)
  }
  return line
}

export const respond = (app: App, { id: accountId }: Account, id: string, response: LineResponse) =>
  app.database.db.transaction((transaction) => storeResponse(app, transaction, accountId, id, response))
