import * as z from 'zod'
import type { App } from '#app.ts'
import { removeSignIn } from './delete-unattended.ts'
import { followIdentity } from './follow-identity.ts'

const SignIn = z.object({ issuer: z.string(), subject: z.string() })

/** Background jobs that concern accounts. */
export const accountDataJobs = (app: App) => ({
  'follow-identity': () => followIdentity(app),
  'remove-sign-in': (payload: unknown) => removeSignIn(app, SignIn.parse(payload)),
})
