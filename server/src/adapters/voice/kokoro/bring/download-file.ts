import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { ModelFile } from '../manifest.ts'
import { sealOf, sizeOf } from './seal.ts'

/** A download failed; the message is for the log. */
export class DownloadError extends Error {
  /** Whether asking once more would be answered the same. */
  readonly isFinal: boolean
  constructor(message: string, isFinal = false) {
    super(message)
    this.isFinal = isFinal
  }
}

export interface DownloadOptions {
  /** Where the file comes from. */
  url: string
  /** Where it goes, under its own path. */
  folder: string
  /** How long nothing may come before it is given up, in milliseconds. */
  stallMs: number
  /** Told, as it grows, how many bytes of the file are here. */
  onProgress: (bytes: number) => void
  signal: AbortSignal
}

/** Aborts once nothing has happened for so long. */
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

/** Asks for what is missing; answers the body and where it begins: a server without ranges sends all again. */
async function ask(url: string, have: number, signal: AbortSignal) {
  const response = await fetch(url, { headers: have > 0 ? { range: `bytes=${have}-` } : {}, signal })
  const { status, headers, body } = response
  const goesOn = status === 206 && have > 0 && headers.get('content-range')?.startsWith(`bytes ${have}-`)
  if (body && (status === 200 || goesOn)) return { body, from: goesOn ? have : 0 }
  await body?.cancel()
  throw new DownloadError(`the server answered ${status}`, status === 403 || status === 404)
}

/** Writes what is missing of a file behind what is there. Throws when it breaks off or does not end in time. */
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
    // Aborting hangs up in fetch's own words.
    throw watch.signal.aborted ? watch.signal.reason : error
  } finally {
    watch.stop()
  }
}

/**
 * Brings one file: goes on behind what an earlier try has left, and gives it its name only once size and seal are right.
 * Throws DownloadError, the signal's reason, or what the disk says.
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
    // What has nothing to be continued must not be: too much came, or the server knows no such part.
    if (error instanceof DownloadError && (error.isFinal || error.message.endsWith('416')))
      await rm(part, { force: true })
    throw error
  }
  if ((await sealOf(part)) !== file.sha256) {
    await rm(part)
    throw new DownloadError('these are not the bytes they should be')
  }
  await rename(part, whole)
}
