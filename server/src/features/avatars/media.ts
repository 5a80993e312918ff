import type { App, MediaFile } from '#app.ts'
import { blobKey } from './image-paths.ts'
import { listSaved } from './store.ts'

/** Every saved picture of a person, one at a time. */
export async function* avatarMedia({ database, blobs }: App, accountId: string): AsyncGenerator<MediaFile> {
  const { rows } = await listSaved(database.db, accountId)
  for (const { id, imageKey } of rows) {
    const bytes = await blobs.get(blobKey(imageKey, 'webp'))
    if (bytes) yield { name: `${id}.webp`, bytes }
  }
}
