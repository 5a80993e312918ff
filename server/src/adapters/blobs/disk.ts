import { randomUUID } from 'node:crypto'
import { chmod, mkdir, open, readdir, readFile, rename, rm, rmdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Blobs } from '#ports/blobs.ts'
import { checkKey } from './blob-key.ts'

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** Milliseconds after which an unfinished file is abandoned: its writer was killed. */
const abandonedAfter = 3_600_000

/** Removes abandoned files. Recent ones stay, because another process may be writing them. */
async function sweepUnfinished(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const file = join(folder, name)
    const { mtimeMs } = await stat(file)
    if (Date.now() - mtimeMs > abandonedAfter) await rm(file, { force: true })
  }
}

/**
 * Blobs as files under `root`. Half-written files of a killed process are removed on opening. Rejects with the file
 * system's own error if the disk is full or not writable.
 */
export function diskBlobs(root: string): Blobs {
  const pathOf = (key: string) => join(root, checkKey(key))
  // No key begins with a dot. The folder is on the same disk as the blobs, so that a file is moved atomically.
  const unfinishedFolder = join(root, '.unfinished')
  const makeFolder = (folder: string) => mkdir(folder, { recursive: true, mode: 0o700 })
  /** Moves a file, and makes its folder again whenever a deletion has just removed that as empty. */
  async function moveInto(file: string, path: string, attempts = 10): Promise<void> {
    try {
      await rename(file, path)
    } catch (error) {
      if (!isMissing(error) || attempts === 0) throw error
      await makeFolder(dirname(path))
      await moveInto(file, path, attempts - 1)
    }
  }
  // The folder holds users' voices and faces, so no other user of the machine may read it, whoever created it. If this
  // fails, the first put fails too.
  const opened = Promise.all([
    sweepUnfinished(unfinishedFolder),
    makeFolder(root).then(() => chmod(root, 0o700)),
  ]).catch(() => undefined)

  return {
    async put(key, bytes) {
      const path = pathOf(key)
      await opened
      await Promise.all([dirname(path), unfinishedFolder].map(makeFolder))
      const unfinished = join(unfinishedFolder, randomUUID())
      try {
        const file = await open(unfinished, 'wx', 0o600)
        try {
          await file.writeFile(bytes)
          await file.sync()
        } finally {
          await file.close()
        }
        await moveInto(unfinished, path)
      } catch (error) {
        await rm(unfinished, { force: true })
        throw error
      }
    },

    async get(key) {
      try {
        return await readFile(pathOf(key))
      } catch (error) {
        if (isMissing(error)) return undefined
        throw error
      }
    },

    async delete(key) {
      const path = pathOf(key)
      await rm(path, { force: true })
      // An empty folder would still tell that something was there. One that is in use is not empty.
      if (dirname(path) !== root) await rmdir(dirname(path)).catch(() => undefined)
    },
  }
}
