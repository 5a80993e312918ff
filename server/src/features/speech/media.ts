import type { App, MediaFile } from '#app.ts'
import { findAllClips } from './clips.ts'
import { findAllOwn, ownBytes } from './own-recording.ts'

const endings = { 'audio/webm': 'webm', 'audio/mp4': 'm4a', 'audio/ogg': 'ogg', 'audio/mpeg': 'mp3' } as const

/**
 * Every recording of a person's lines that is kept at present, one at a time. One swept away for room is left out: it
 * is made again, free, whenever its line is listened to. Those in the person's own voice come last.
 */
export async function* speechMedia(app: App, accountId: string): AsyncGenerator<MediaFile> {
  const { database, blobs } = app
  for (const { clip, recording } of await findAllClips(database.db, accountId)) {
    const bytes = await blobs.get(recording.blobKey)
    if (bytes) yield { name: `${clip.affirmationId}-${clip.voice}.mp3`, bytes }
  }
  for (const own of await findAllOwn(app, accountId)) {
    const bytes = await ownBytes(app, own)
    if (bytes) yield { name: `${own.affirmationId}-own-voice.${endings[own.mime]}`, bytes }
  }
}
