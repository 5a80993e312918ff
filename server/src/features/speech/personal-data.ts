import { ownRecordingTypes } from '@glimmer/contract'
import * as z from 'zod'
import type { Account, App } from '#app.ts'
import { exportedTable } from '#database/exported-table.ts'
import { ownRecording, speechClip } from '#database/tables/speech.ts'
import type { MediaFile, PersonalData } from '#personal-data.ts'
import { findAllClips, removeClips } from './clips.ts'
import { deleteOwnRecording, findAllOwn, ownBytes } from './own-recording.ts'
import { removeUnusedOf } from './recordings.ts'

const endings = { 'audio/webm': 'webm', 'audio/mp4': 'm4a', 'audio/ogg': 'ogg', 'audio/mpeg': 'mp3' } as const

/**
 * Every recording of an account's lines whose bytes are present, one at a time. Recordings that were evicted to make
 * room are left out: they are made again, free, when their line is listened to. Those in the user's own voice come
 * last.
 */
async function* speechMedia(app: App, accountId: string): AsyncGenerator<MediaFile> {
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

/**
 * Deletes every recording of a line, the owner's own included; the bytes only if no other account uses the same
 * recording.
 */
export async function deleteRecordings(app: App, { id: accountId }: Account, affirmationId: string): Promise<void> {
  await deleteOwnRecording(app, { accountId, affirmationId })
  await removeUnusedOf(app, await removeClips(app.database.db, { accountId, lines: [affirmationId] }))
}

/**
 * Deletes every recording of an account, own ones included; the bytes only if no other account uses the same recording.
 */
async function deleteAllRecordings(app: App, accountId: string): Promise<void> {
  for (const recordingKey of await findAllOwn(app, accountId)) await deleteOwnRecording(app, recordingKey)
  await removeUnusedOf(app, await removeClips(app.database.db, { accountId }))
}

export const speechPersonalData = (app: App): PersonalData => ({
  exported: [
    exportedTable(speechClip, {
      file: 'recordings',
      description: 'Lines you had spoken, in which voice and when; the sound itself is in media/recordings.',
      orderBy: 'created_at',
      without: ['recordingKey'],
    }),
    exportedTable(ownRecording, {
      file: 'own-recordings',
      description: 'Lines in your own voice that you chose to keep here; the sound is in media/recordings.',
      orderBy: 'created_at',
      fields: { mime: z.enum(ownRecordingTypes) },
      without: ['etag'],
    }),
  ],
  internalTables: ['prerecorded_speech'],
  media: {
    folder: 'recordings',
    description: `your lines as they were spoken, as MP3, named after the line's id and the voice; those in
your own voice as your browser made them.`,
    files: (accountId) => speechMedia(app, accountId),
  },
  deleteFiles: (accountId) => deleteAllRecordings(app, accountId),
})
