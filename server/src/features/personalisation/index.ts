import { personalisation } from '@glimmer/contract'
import type { App } from '#app.ts'
import { handle } from '#http/handle.ts'
import { editPersonalisation, erasePersonalisation, readPersonalisation, strikeAnswer } from './personalisation.ts'

export { personalisationPersonalData } from './personal-data.ts'

export const personalisationRoutes = (app: App) =>
  handle(personalisation, {
    'GET /users/personalisation': ({ account }) => readPersonalisation(app, account),
    'PUT /users/personalisation': ({ account, body }) => editPersonalisation(app, account, body),
    'DELETE /users/personalisation': ({ account }) => erasePersonalisation(app, account),
    'DELETE /users/personalisation/answers/{id}': ({ account, params }) => strikeAnswer(app, account, params.id),
  })
