import { accountData } from '@glimmer/contract'
import * as z from 'zod'
import type { App } from '#app.ts'
import { handle } from '#http/handle.ts'
import { applyProviderChanges } from './apply-provider-changes.ts'
import { deleteAccount } from './delete-account.ts'
import { removeSignIn } from './delete-without-user.ts'
import { exportEverything } from './export.ts'

export { deleteDataThenSignIn, deleteSignInThenData } from './delete-without-user.ts'
export { deletionHasher } from './deleted-accounts.ts'
export { exportAccount } from './export.ts'
export { redeleteRestored } from './redelete-after-restore.ts'

export const accountDataRoutes = (app: App) =>
  handle(accountData, {
    'GET /users/export': ({ account, token }) => exportEverything(app, account, token),
    'DELETE /users/account': ({ subject, token }) => deleteAccount(app, subject, token),
  })

const SignIn = z.object({ issuer: z.string(), subject: z.string() })

/** Background jobs that concern accounts. */
export const accountDataJobs = (app: App) => ({
  'apply-provider-changes': () => applyProviderChanges(app),
  'remove-sign-in': (payload: unknown) => removeSignIn(app, SignIn.parse(payload)),
})
