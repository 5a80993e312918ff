import { type TutorialStatus, tutorial } from '@glimmer/contract'
import type { Account, App } from '#app.ts'
import { handle } from '#http/handle.ts'
import { changeWatching, findWatching } from './store.ts'
import { milestonesOf, type TutorialEvent, type Watching, watch } from './watch.ts'

export { tutorialPersonalData } from './store.ts'

const toStatus = (watching: Watching): TutorialStatus => ({ ...watching, milestones: milestonesOf(watching) })

export function tutorialRoutes(app: App) {
  const happened = async ({ id }: Account, event: TutorialEvent) =>
    toStatus(await changeWatching(app, id, (before) => watch(before, event)))
  return handle(tutorial, {
    'GET /users/tutorial/status': async ({ account }) => toStatus(await findWatching(app.database.db, account.id)),
    'POST /users/tutorial/start': ({ account }) => happened(account, { name: 'start' }),
    'PUT /users/tutorial/progress': ({ account, body }) => happened(account, { name: 'progress', ...body }),
    'POST /users/tutorial/complete': ({ account }) => happened(account, { name: 'complete' }),
    'POST /users/tutorial/dismiss': ({ account }) => happened(account, { name: 'dismiss' }),
  })
}
