import { send } from '#platform/api/client.ts'
import { networkError } from '#platform/api/errors.ts'
import { address } from '#platform/api/url.ts'

interface Fetching {
  signal: AbortSignal
  /** Told of every piece: how many bytes have come so far. */
  onBytes: (bytes: number) => void
}

async function readWhole(body: ReadableStream<Uint8Array<ArrayBuffer>>, onBytes: (bytes: number) => void) {
  const pieces: Uint8Array<ArrayBuffer>[] = []
  let bytes = 0
  const reader = body.getReader()
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    pieces.push(piece.value)
    bytes += piece.value.length
    onBytes(bytes)
  }
  return pieces
}

/**
 * Everything of the signed-in person as one archive. The server breaks the connection off where making it fails, and
 * then this rejects: a part is never taken for the whole.
 */
export async function fetchArchive({ signal, onBytes }: Fetching): Promise<Blob> {
  const { method, path } = address('GET /users/export')
  const response = await send(path, { method, headers: {}, signal })
  if (!response.body) throw networkError()
  try {
    return new Blob(await readWhole(response.body, onBytes), { type: 'application/zip' })
  } catch (thrown) {
    if (signal.aborted) throw thrown
    throw networkError()
  }
}
