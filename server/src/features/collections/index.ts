import { collections } from '@glimmer/contract'
import type { App } from '#app.ts'
import { handle } from '#http/handle.ts'
import { addLine, change, copyStarter, create, listStarters, remove, removeLine } from './change.ts'
import { findCollections, findFullCollection } from './store.ts'

export { collectionPersonalData } from './store.ts'

export const collectionRoutes = (app: App) =>
  handle(collections, {
    'GET /collections': async ({ account }) => ({ items: await findCollections(app.database.db, account.id) }),
    'POST /collections': ({ account, body }) => create(app, account, body),
    'GET /collections/starters': async ({ account }) => ({ items: await listStarters(app, account) }),
    'POST /collections/starters/{id}/copy': ({ account, params }) => copyStarter(app, account, params.id),
    'GET /collections/{id}': ({ account, params }) => findFullCollection(app.database.db, account.id, params.id),
    'PUT /collections/{id}': ({ account, params, body }) => change(app, account, params.id, body),
    'DELETE /collections/{id}': ({ account, params }) => remove(app, account, params.id),
    'POST /collections/{id}/lines': ({ account, params, body }) => addLine(app, account, params.id, body.affirmationId),
    'DELETE /collections/{id}/lines/{affirmationId}': ({ account, params }) =>
      removeLine(app, account, params.id, params.affirmationId),
  })
