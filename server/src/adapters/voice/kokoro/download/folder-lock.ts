import { open, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'

/** A lock that has not been touched for this long was left by a dead process. */
const staleMs = 60_000
const touchMs = 10_000

/**
 * Takes a folder's lock, so that only one of several servers downloads; undefined while another holds it. A lock left
 * by a dead process is taken over after a minute. Throws if the folder is not writable. Should two processes ever take
 * over at once, both write the same partial file, its checksum is wrong, and it is downloaded again.
 */
export async function lockFolder(folder: string): Promise<{ release(): Promise<void> } | undefined> {
  const path = join(folder, 'download.lock')
  const touched = await stat(path).catch(() => undefined)
  if (touched && Date.now() - touched.mtimeMs > staleMs) {
    const stale = `${path}.${process.pid}`
    await rename(path, stale).catch(() => undefined)
    await rm(stale, { force: true })
  }
  const lock = await open(path, 'wx').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST') return undefined
    throw error
  })
  if (!lock) return undefined
  await lock.close()
  const timer = setInterval(() => void utimes(path, new Date(), new Date()).catch(() => undefined), touchMs)
  timer.unref()
  return {
    async release() {
      clearInterval(timer)
      await rm(path, { force: true })
    },
  }
}
