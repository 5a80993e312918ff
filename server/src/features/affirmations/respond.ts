import type { Affirmation, LineResponse } from '@glimmer/contract'
import type { Account, App } from '#app.ts'
import { lockAccount } from '#database/lock-account.ts'
import type { Executor } from '#database/pool.ts'
import { orNotFound } from '#problem.ts'
import { countAnswer } from '../ladder/index.ts'
import { toAffirmation, updateAffirmation } from './store.ts'

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
  const line = orNotFound(await updateAffirmation(transaction, accountId, id, { response, answeredAt }))
  const { themes, level, origin } = line
  if (origin !== 'own') {
    const answer = { affirmationId: id, themes, level, response, answeredAt }
    await countAnswer(transaction, accountId, preferences.level, answer)
  }
  return toAffirmation(line)
}

export const respond = (app: App, { id: accountId }: Account, id: string, response: LineResponse) =>
  app.database.db.transaction((transaction) => storeResponse(app, transaction, accountId, id, response))
