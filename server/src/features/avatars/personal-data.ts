import { AvatarConfig, avatarKinds } from '@glimmer/contract'
import * as z from 'zod'
import type { App } from '#app.ts'
import { exportedTable } from '#database/exported-table.ts'
import { avatar } from '#database/tables/avatars.ts'
import type { MediaFile, PersonalData } from '#personal-data.ts'
import { blobKey } from './image-paths.ts'
import { findAll, listSaved, removeAll } from './store.ts'
import { removePictures } from './sweep.ts'

async function* savedPictures({ database, blobs }: App, accountId: string): AsyncGenerator<MediaFile> {
  const { rows } = await listSaved(database.db, accountId)
  for (const { id, imageKey } of rows) {
    const bytes = await blobs.get(blobKey(imageKey, 'webp'))
    if (bytes) yield { name: `${id}.webp`, bytes }
  }
}

export const avatarPersonalData = (app: App): PersonalData => ({
  exported: [
    exportedTable(avatar, {
      file: 'avatars',
      description: 'Your avatars and how they are drawn; the pictures are in media/avatars.',
      orderBy: 'created_at',
      fields: { kind: z.enum(avatarKinds), config: AvatarConfig },
      without: ['imageKey', 'generation'],
    }),
  ],
  media: {
    folder: 'avatars',
    description: 'your pictures, as WebP.',
    files: (accountId) => savedPictures(app, accountId),
  },
  // Files are deleted before rows, for drafts too, so that an interrupted deletion can be repeated.
  async deleteFiles(accountId) {
    await removePictures(app, await findAll(app.database.db, accountId))
    await removeAll(app.database.db, accountId)
  },
})
