import { ownRecordings } from '#modules/listening/own-voice/recordings.ts'

const endings: Record<string, string> = { 'audio/mp4': 'm4a', 'audio/ogg': 'ogg', 'audio/webm': 'webm' }

/** How a recording's file ends; what a browser records as is told by its type. */
export const endingOf = (type: string) => endings[type.split(';')[0] ?? ''] ?? 'audio'

/** The recordings in a person's own voice, which this browser has, each named after its line's id. */
export async function ownVoiceArchive(userId: string): Promise<Blob> {
  const [recordings, { downloadZip }] = await Promise.all([ownRecordings(userId).all(), import('client-zip')])
  const files = [...recordings].map(([id, { blob }]) => ({ name: `${id}.${endingOf(blob.type)}`, input: blob }))
  return downloadZip(files).blob()
}
