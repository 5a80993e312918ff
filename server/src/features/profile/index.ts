import { users } from '@glimmer/contract'
import type { App } from '#app.ts'
import { handle } from '#http/handle.ts'
import { chooseValues, noteFreshSignIn, readProfile, syncUser } from '../users/index.ts'
import { editPreferences, editProfile } from './edit.ts'

/** The routes of the contract's `users`: what somebody says of themself. The rows are the feature `users`. */
export const profileRoutes = (app: App) =>
  handle(users, {
    'POST /users/sync-oidc-user': ({ subject, token, body: { oidcId, ...user } }) =>
      syncUser(app, { subject, token }, oidcId, user),
    'POST /users/fresh-sign-in': ({ subject, body }) => noteFreshSignIn(app, subject, body.idToken),
    'GET /users/profile': ({ account }) => readProfile(app, account),
    'PUT /users/profile': ({ account, body }) => editProfile(app, account, body),
    'PUT /users/values': ({ account, body }) => chooseValues(app, account, body),
    'PUT /users/preferences': ({ account, body }) => editPreferences(app, account, body),
  })
