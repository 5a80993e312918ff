import { mkdir, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import type { ModelFile } from '../manifest.ts'
import { findInvalid, sizeOf } from './checksum.ts'
import { DownloadError, downloadFile } from './download-file.ts'
import { lockFolder } from './folder-lock.ts'

export interface DownloadModelOptions {
  files: readonly ModelFile[]
  folder: string
  /** Replaces the base URL of every file; without a trailing slash. */
  mirror?: string | undefined
  /** Called with plain sentences about the progress. */
  say: (sentence: string) => void
  signal: AbortSignal
  /** How long a download may stall, in milliseconds: half a minute if left out. */
  stallMs?: number | undefined
  /** The wait before the second attempt, in milliseconds, doubled before each further one. A second if left out. */
  waitMs?: number | undefined
}

const attempts = 5
/** Disk space to leave free for everything else. */
const spareBytes = 64_000_000
const megabytes = (bytes: number) => `${Math.ceil(bytes / 1_000_000)} MB`

async function checkRoom(missing: readonly ModelFile[], folder: string): Promise<void> {
  let needed = spareBytes
  for (const { path, bytes } of missing) needed += bytes - Math.min(await sizeOf(`${join(folder, path)}.part`), bytes)
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize < needed)
    throw new DownloadError(
      `it needs ${megabytes(needed)} in ${folder}, where ${megabytes(bavail * bsize)} are free`,
      true,
    )
}

/** Reports each twentieth of the total. */
function progress(missing: readonly ModelFile[], say: (sentence: string) => void) {
  const all = missing.reduce((sum, { bytes }) => sum + bytes, 0)
  let done = 0
  let reported = 0
  return {
    at(bytes: number) {
      const twentieths = Math.floor(((done + bytes) / all) * 20)
      if (twentieths > reported) say(`${twentieths * 5} % of ${megabytes(all)}`)
      reported = Math.max(reported, twentieths)
    },
    finished: (bytes: number) => (done += bytes),
  }
}

const isLast = (error: unknown) =>
  (error instanceof DownloadError && error.isFinal) || (error as NodeJS.ErrnoException).code === 'ENOSPC'

/** Retries errors that may be transient, waiting longer each time. */
async function withAttempts(
  path: string,
  work: () => Promise<void>,
  { say, signal, waitMs = 1000 }: DownloadModelOptions,
) {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if (signal.aborted || attempt === attempts || isLast(error)) throw error
      say(`${path}: ${whyOf(error)}; trying again`)
      await after(waitMs * 2 ** (attempt - 1), undefined, { signal, ref: false })
    }
  }
}

async function downloadAll(missing: readonly ModelFile[], options: DownloadModelOptions): Promise<void> {
  const { at, finished } = progress(missing, options.say)
  const { folder, mirror, say, signal, stallMs = 30_000 } = options
  say(`fetching its model into ${folder}`)
  for (const file of missing) {
    const url = mirror ? `${mirror}/${file.path}` : file.url
    await withAttempts(file.path, () => downloadFile(file, { url, folder, stallMs, onProgress: at, signal }), options)
    finished(file.bytes)
  }
}

/** Describes an error for the log: fetch puts the reason into `cause`. */
export function whyOf(error: unknown): string {
  if (!(error instanceof Error)) return 'it failed'
  const { cause } = error
  return cause instanceof Error ? `${error.message} (${cause.message})` : error.message
}

/** Waits for the folder's lock, which another server may hold for as long as it downloads. */
async function untilLocked({ folder, say, signal, waitMs = 1000 }: DownloadModelOptions) {
  for (let waited = false; ; waited = true) {
    const lock = await lockFolder(folder)
    if (lock) return lock
    if (!waited) say('another server is downloading into the same folder; waiting for it')
    await after(waitMs, undefined, { signal, ref: false })
  }
}

/**
 * Downloads every file of the model that is missing or wrong, one after the other, resuming interrupted downloads.
 * Waits while another server downloads into the same folder. Throws DownloadError, the signal's reason, or the file
 * system's error.
 */
export async function downloadModel(options: DownloadModelOptions): Promise<void> {
  const { files, folder } = options
  await mkdir(folder, { recursive: true })
  if ((await findInvalid(files, folder)).length === 0) return
  const lock = await untilLocked(options)
  try {
    const missing = await findInvalid(files, folder)
    if (missing.length === 0) return
    await checkRoom(missing, folder)
    await downloadAll(missing, options)
  } finally {
    await lock.release()
  }
}
