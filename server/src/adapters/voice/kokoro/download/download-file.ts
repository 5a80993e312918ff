import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { ModelFile } from '../manifest.ts'
import { checksumOf, sizeOf } from './checksum.ts'

/** A download failed; the message is for the log. */
export class DownloadError extends Error {
  /** True if retrying would give the same result. */
  readonly isFinal: boolean
  constructor(message: string, isFinal = false) {
    super(message)
    this.isFinal = isFinal
  }
}

export interface DownloadOptions {
  /** The file's URL. */
  url: string
  /** The target folder, in which the file has its own path. */
  folder: string
  /** How long the download may stall before it is given up, in milliseconds. */
  stallMs: number
  /** Called with the number of bytes present, as they arrive. */
  onProgress: (bytes: number) => void
  signal: AbortSignal
}

/** Aborts when nothing has arrived for `stallMs`. */
function stallWatch(stallMs: number) {
  const abort = new AbortController()
  const fire = () => abort.abort(new DownloadError('nothing came for a while'))
  let timer = setTimeout(fire, stallMs)
  return {
    signal: abort.signal,
    moved() {
      clearTimeout(timer)
      timer = setTimeout(fire, stallMs)
    },
    stop: () => clearTimeout(timer),
  }
}

/** Requests the missing bytes. Returns the body and its offset: a server without range support sends the whole file. */
async function ask(url: string, have: number, signal: AbortSignal) {
  const response = await fetch(url, { headers: have > 0 ? { range: `bytes=${have}-` } : {}, signal })
  const { status, headers, body } = response
  const isContinued = status === 206 && have > 0 && headers.get('content-range')?.startsWith(`bytes ${have}-`)
  if (body && (status === 200 || isContinued)) return { body, from: isContinued ? have : 0 }
  await body?.cancel()
  throw new DownloadError(`the server answered ${status}`, status === 403 || status === 404)
}

/** Appends the missing bytes to a partial file. Throws if the download is cut off or stalls. */
async function complete(part: string, have: number, { bytes }: ModelFile, options: DownloadOptions) {
  const watch = stallWatch(options.stallMs)
  try {
    const { body, from } = await ask(options.url, have, AbortSignal.any([watch.signal, options.signal]))
    const out = await open(part, from > 0 ? 'a' : 'w')
    let written = from
    try {
      for await (const chunk of body) {
        watch.moved()
        written += chunk.length
        if (written > bytes) throw new DownloadError('it is longer than it should be', true)
        await out.write(chunk)
        options.onProgress(written)
      }
      await out.sync()
    } finally {
      await out.close()
    }
    if (written < bytes) throw new DownloadError('the connection ended early')
  } catch (error) {
    // Report our own reason: fetch has its own error for an abort.
    throw watch.signal.aborted ? watch.signal.reason : error
  } finally {
    watch.stop()
  }
}

/**
 * Downloads one file, resuming an earlier attempt. It only gets its final name once its size and checksum are right.
 * Throws DownloadError, the signal's reason, or the file system's error.
 */
export async function downloadFile(file: ModelFile, options: DownloadOptions): Promise<void> {
  const whole = join(options.folder, file.path)
  const part = `${whole}.part`
  await mkdir(dirname(whole), { recursive: true })
  const left = await sizeOf(part)
  if (left > file.bytes) await rm(part)
  const have = left > file.bytes ? 0 : left
  try {
    if (have < file.bytes) await complete(part, have, file, options)
  } catch (error) {
    // A partial file that cannot be continued must be deleted: it is too long, or the server does not have that range.
    if (error instanceof DownloadError && (error.isFinal || error.message.endsWith('416')))
      await rm(part, { force: true })
    throw error
  }
  if ((await checksumOf(part)) !== file.sha256) {
    await rm(part)
    throw new DownloadError('these are not the bytes they should be')
  }
  await rename(part, whole)
}
