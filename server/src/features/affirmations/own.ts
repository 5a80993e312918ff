import { type Advice, type AnsweredLine, mostOwnLines, type OwnAffirmation } from '@glimmer/contract'
import type { Account, App } from '#app.ts'
import { lockAccount } from '#database/lock-account.ts'
import { orNotFound, Problem } from '#problem.ts'
import { refuseIfCrisis } from '#safety/refuse-if-crisis.ts'
import { adviseOn } from '#writing/advice/advise-on.ts'
import { addAffirmation, countOwn, toAffirmation } from './store.ts'

export const ownDescription = 'Your own words: you know best what you need to hear.'

/**
 * Stores a line in the person's own words. Never metered, never judged. Throws `care_first`, `lines_full`; where the words
 * may ask for people, the line is kept as it is and the reply says so.
 */
export async function addOwn(
  app: App,
  { id: accountId }: Account,
  { text, themes }: OwnAffirmation,
): Promise<AnsweredLine> {
  const care = refuseIfCrisis(text)
  const now = app.clock.now()
  const line = {
    accountId,
    id: app.newId(),
    text,
    description: ownDescription,
    themes,
    form: 'first-person',
    level: 5,
    origin: 'own',
    createdAt: now,
    updatedAt: now,
  } as const
  return app.database.db.transaction(async (transaction) => {
    // Two lines at once are counted one after the other.
    await lockAccount(transaction, accountId, 'no key update')
    if ((await countOwn(transaction, accountId)) >= mostOwnLines) throw new Problem('lines_full')
    return { ...toAffirmation(orNotFound(await addAffirmation(transaction, line))), care }
  })
}

/** What a critic would say of a person's own line: advice, never a refusal. The words go nowhere else. */
export function advise(text: string): Advice {
  refuseIfCrisis(text)
  return { items: adviseOn(text) }
}
