import type { App } from '#app.ts'
import { dayMs } from '#time/durations.ts'
import { blobKey } from './image-paths.ts'
import { type AvatarRow, removeDrafts } from './store.ts'

/** Deletes the image files of rows that are about to be deleted. */
export async function removePictures({ blobs }: App, rows: readonly AvatarRow[]): Promise<void> {
  for (const { imageKey } of rows) {
    await blobs.delete(blobKey(imageKey, 'webp'))
    await blobs.delete(blobKey(imageKey, 'svg'))
  }
}

const atOnce = 100

/**
 * Deletes up to `atOnce` drafts older than a day; returns whether there may be more. The rows are only deleted, with
 * the commit, once their files are, so that no file is orphaned.
 */
export async function sweepDrafts(app: App): Promise<boolean> {
  const yesterday = new Date(app.clock.now().getTime() - dayMs)
  return app.database.db.transaction(async (transaction) => {
    const removed = await removeDrafts(transaction, yesterday, atOnce)
    await removePictures(app, removed)
    return removed.length === atOnce
  })
}
