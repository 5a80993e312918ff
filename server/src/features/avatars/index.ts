import { avatars } from '@glimmer/contract'
import type { App } from '#app.ts'
import { handle } from '#http/handle.ts'
import { generate, readProposals } from './generate.ts'
import { listAvatars, readImage, readMetadata } from './read.ts'
import {
  chooseCurrent,
  chooseCurrentByIndex,
  deleteAvatar,
  saveAsCurrent,
  saveProposal,
  saveVector,
  upload,
} from './save.ts'

export { avatarPersonalData } from './personal-data.ts'
export { setCurrent } from './save.ts'
export { sweepDrafts } from './sweep.ts'

export const avatarRoutes = (app: App) =>
  handle(avatars, {
    'POST /avatars/generate': ({ account, body, idempotencyKey, signal }) =>
      generate(app, account, { body, idempotencyKey, signal }),
    'GET /avatars/proposals': ({ account }) => readProposals(app, account),
    'POST /avatars/save': ({ account, body }) => saveProposal(app, account, body.proposalId, { name: body.name }),
    'POST /avatars/save-svg': ({ account, body }) => saveVector(app, account, body.avatarConfig, { name: body.name }),
    'POST /avatars/upload': ({ account, upload: file, signal }) => upload(app, account, file, signal),
    'GET /avatars/saved': ({ account }) => listAvatars(app, account),
    'GET /avatars/{id}/metadata': ({ account, params }) => readMetadata(app, account, params.id),
    'POST /avatars/{id}/set-current': ({ account, params }) => chooseCurrent(app, account, params.id),
    'DELETE /avatars/{id}': ({ account, params }) => deleteAvatar(app, account, params.id),
    'GET /avatars/images/{file}': ({ params }) => readImage(app, params.file),
    'POST /users/avatar/save': ({ account, body }) => saveAsCurrent(app, account, body.avatarData),
    'POST /users/avatar/set-current': ({ account, body }) => chooseCurrentByIndex(app, account, body.avatarIndex),
  })
