import type { App } from '#app.ts'
import { deleteAgain } from '#features/account-data/delete-again.ts'
import { sweepDrafts } from '#features/avatars/sweep.ts'
import { retain } from '#features/retention/retain.ts'

/** Deletes what is past its time, with the work that features do for it. */
export const retainEverything = (app: App): Promise<void> =>
  retain(app, {
    'unsaved avatars': () => sweepDrafts(app),
    'accounts a backup brought back': () => deleteAgain(app),
  })
