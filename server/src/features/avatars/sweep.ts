import type { App } from '#app.ts'
import { dayMs } from '#time/durations.ts'
import { blobKey } from './image-paths.ts'
import { type AvatarRow, removeDrafts } from './store.ts'

/** Removes the bytes of pictures whose rows are about to go. */
export async function removePictures({ blobs }: App, rows: readonly AvatarRow[]): Promise<void> {
  for (const { imageKey } of rows) {
    await blobs.delete(blobKey(imageKey, 'webp'))
    await blobs.delete(blobKey(imageKey, 'svg'))
  }
}

const atOnce = 100

/**
 * Forgets some of the drafts nobody saved within a day, and answers whether there may be more; their rows go once their
 * bytes are gone, so that no file is left over.
 */
export async function sweepDrafts(app: App): Promise<boolean> {
  const yesterday = new Date(app.clock.now().getTime() - dayMs)
  return app.database.db.transaction(async (transaction) => {
    const removed = await removeDrafts(transaction, yesterday, atOnce)
    await removePictures(app, removed)
    return removed.length === atOnce
  })
}
