import { accountData } from '@glimmer/contract'
import type { App } from '#app.ts'
import { handle } from '#http/handle.ts'
import { deleteAccount } from './delete-account.ts'
import { exportEverything } from './export.ts'

export const accountDataRoutes = (app: App) =>
  handle(accountData, {
    'GET /users/export': ({ account, token }) => exportEverything(app, account, token),
    'DELETE /users/account': ({ subject, token }) => deleteAccount(app, subject, token),
  })
