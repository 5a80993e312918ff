import type { App } from '../../app.ts'
import { blobKey } from './image-paths.ts'
import { type AvatarRow, removeDrafts } from './store.ts'

const day = 86_400_000

/** Removes the bytes of pictures whose rows are gone. */
export async function removePictures({ blobs }: App, rows: readonly AvatarRow[]): Promise<void> {
  for (const { imageKey } of rows) {
    await blobs.delete(blobKey(imageKey, 'webp'))
    await blobs.delete(blobKey(imageKey, 'svg'))
  }
}

/** Forgets the drafts nobody saved within a day. */
export async function sweepDrafts(app: App): Promise<void> {
  await removePictures(app, await removeDrafts(app.database.db, new Date(app.clock.now().getTime() - day)))
}
