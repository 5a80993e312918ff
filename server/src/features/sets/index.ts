import { sets } from '@glimmer/contract'
import type { App } from '#app.ts'
import { handle } from '#http/handle.ts'
import { listSets, readSet, writeSet } from './write-set.ts'

export { isOfPackToTry } from './pack-to-try.ts'
export { setPersonalData } from './store.ts'

export const setRoutes = (app: App) =>
  handle(sets, {
    'POST /affirmations/set': async ({ account, ...request }) => {
      const set = await writeSet(app, account, request)
      await app.raise('linesChosen', { account, ids: set.lines.map(({ affirmation }) => affirmation._id) })
      return set
    },
    'GET /affirmations/sets': ({ account, query }) => listSets(app, account, query),
    'GET /affirmations/sets/{id}': ({ account, params }) => readSet(app, account, params.id),
  })
