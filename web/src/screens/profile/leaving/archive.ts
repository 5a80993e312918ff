import { ownRecordings } from '#modules/listening/recordings.ts'
import { address, send } from '#platform/api/client.ts'
import { networkError } from '#platform/api/errors.ts'

/** For example `glimmer-2026-11-21.zip`, by this device's local date. */
export function archiveName(now: Date, what = 'glimmer'): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${what}-${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}.zip`
}

/** A formatted size: `640 kB`, `1.2 MB`. */
export function sizeOf(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.ceil(bytes / 1000)} kB`
  return `${(bytes / 1_000_000).toFixed(1)} MB`
}

const extensions: Record<string, string> = { 'audio/mp4': 'm4a', 'audio/ogg': 'ogg', 'audio/webm': 'webm' }

/** The file extension for a recording's media type. */
export const fileExtension = (type: string) => extensions[type.split(';')[0] ?? ''] ?? 'audio'

/** A ZIP of the user's own recordings stored in this browser, each named after its line's id. */
export async function ownVoiceArchive(userId: string): Promise<Blob> {
  const [recordings, { downloadZip }] = await Promise.all([ownRecordings(userId).all(), import('client-zip')])
  const files = [...recordings].map(([id, { blob }]) => ({ name: `${id}.${fileExtension(blob.type)}`, input: blob }))
  return downloadZip(files).blob()
}

interface FetchArchiveOptions {
  signal: AbortSignal
  /** Called for every chunk with the bytes received so far. */
  onBytes: (bytes: number) => void
}

/**
 * Downloads everything stored about the signed-in user as one archive. If the server fails midway it drops the
 * connection and this rejects, so a partial archive is never taken for a complete one.
 */
export async function fetchArchive({ signal, onBytes }: FetchArchiveOptions): Promise<Blob> {
  const { method, path } = address('GET /users/export')
  const response = await send(path, { method, headers: {}, signal })
  if (!response.body) throw networkError()
  let bytes = 0
  const counter = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, passed) {
      bytes += chunk.length
      onBytes(bytes)
      passed.enqueue(chunk)
    },
  })
  try {
    return await new Response(response.body.pipeThrough(counter), { headers: response.headers }).blob()
  } catch (thrown) {
    if (signal.aborted) throw thrown
    throw networkError()
  }
}
