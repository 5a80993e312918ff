import { sharing } from '@glimmer/contract'
import type { App } from '#app.ts'
import { handle } from '#http/handle.ts'
import { orNotFound } from '#problem.ts'
import { giveVoice } from './given-voice.ts'
import { listLinks, readLink, revoke, share } from './share.ts'
import { findSharedLine } from './store.ts'

export { findGivenVoice, readGivenVoice } from './given-voice.ts'
export { linkPersonalData } from './personal-data.ts'
export { recordingType } from './recording-type.ts'
export { serveLinePage } from './serve-line-page.ts'
export { type Named, withoutNames } from './share.ts'
export { findSharedLine } from './store.ts'

export const sharingRoutes = (app: App) =>
  handle(sharing, {
    'POST /affirmations/{id}/link': ({ account, params, body }) => share(app, account, params.id, body?.scene),
    'PUT /affirmations/{id}/link/voice': ({ account, params, query, upload: file }) =>
      giveVoice(app, account, { ...params, ...query, file }),
    'GET /affirmations/{id}/link': ({ account, params }) => readLink(app, account, params.id),
    'DELETE /affirmations/{id}/link': ({ account, params }) => revoke(app, account, params.id),
    'GET /users/links': ({ account }) => listLinks(app, account),
    'GET /lines/{token}': async ({ params }) => orNotFound(await findSharedLine(app, params.token)),
  })
