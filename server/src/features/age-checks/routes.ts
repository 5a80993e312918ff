import { ages } from '@glimmer/contract'
import type { App } from '#app.ts'
import { handle } from '#http/handle.ts'
import { askAgain, askGuardian, withdrawQuestion } from './guardian/ask.ts'
import { correctAge, submitAge } from './submit-age.ts'

export const ageRoutes = (app: App) =>
  handle(ages, {
    'POST /users/age': ({ account, body }) => submitAge(app, account, body),
    'PUT /users/age': ({ account, body }) => correctAge(app, account, body),
    'POST /users/guardian': ({ account, body }) => askGuardian(app, account, body),
    'POST /users/guardian/again': ({ account }) => askAgain(app, account),
    'DELETE /users/guardian': ({ account }) => withdrawQuestion(app, account),
  })
