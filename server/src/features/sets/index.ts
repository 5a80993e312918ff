import { type AffirmationSet, sets } from '@glimmer/contract'
import type { Account, App } from '#app.ts'
import { handle } from '#http/handle.ts'
import { listSets, readSet, writeSet } from './write-set.ts'

export { isOfFreePack } from './pack-to-try.ts'
export { setPersonalData } from './store.ts'

/** Returns a set, whose lines are recorded ahead: it is about to be heard. */
async function raiseLinesChosen<ChosenSet extends AffirmationSet>(
  app: App,
  account: Account,
  reply: Promise<ChosenSet>,
): Promise<ChosenSet> {
  const set = await reply
  const tone = set.pack === 'bedtime' ? set.pack : undefined
  await app.raise('linesChosen', { account, ids: set.lines.map(({ affirmation }) => affirmation._id), tone })
  return set
}

export const setRoutes = (app: App) =>
  handle(sets, {
    'POST /affirmations/set': ({ account, ...request }) =>
      raiseLinesChosen(app, account, writeSet(app, account, request)),
    'GET /affirmations/sets': ({ account, query }) => listSets(app, account, query),
    'GET /affirmations/sets/{id}': ({ account, params }) =>
      raiseLinesChosen(app, account, readSet(app, account, params.id)),
  })
