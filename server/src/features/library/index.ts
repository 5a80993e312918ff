import { library } from '@glimmer/contract'
import type { App } from '#app.ts'
import { handle } from '#http/handle.ts'
import { browseLibrary, listLibraryThemes } from './browse.ts'
import { keep } from './keep.ts'

export { findReader } from './browse.ts'
export { saveOpenLine } from './keep.ts'

export const libraryRoutes = (app: App) =>
  handle(library, {
    'GET /library': ({ account, query }) => browseLibrary(app, account, query),
    'GET /library/themes': async () => listLibraryThemes(),
    'POST /library/{id}/keep': ({ account, params }) => keep(app, account, params.id),
  })
