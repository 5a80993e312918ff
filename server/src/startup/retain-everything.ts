import type { App } from '#app.ts'
import { deleteAgain } from '#features/account-data/delete-again.ts'
import { sweepDrafts } from '#features/avatars/sweep.ts'
import { retain } from '#features/retention/retain.ts'

/** Runs the hourly deletion of old data, including the work that belongs to features. */
export const retainEverything = (app: App): Promise<void> =>
  retain(app, {
    'unsaved avatars': () => sweepDrafts(app),
    'accounts a backup brought back': () => deleteAgain(app),
  })
