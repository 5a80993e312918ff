import type { App, MediaFile } from '../../app.ts'
import { findAllClips } from './clips.ts'

/**
 * Every recording of a person's lines that is kept at present, one at a time. One swept away for room is left out: it
 * is made again, free, whenever its line is listened to.
 */
export async function* speechMedia({ database, blobs }: App, accountId: string): AsyncGenerator<MediaFile> {
  for (const { clip, recording } of await findAllClips(database.db, accountId)) {
    const bytes = await blobs.get(recording.blobKey)
    if (bytes) yield { name: `${clip.affirmationId}-${clip.voice}.mp3`, bytes }
  }
}
