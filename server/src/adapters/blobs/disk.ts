import { randomUUID } from 'node:crypto'
import { chmod, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Blobs } from '#ports/blobs.ts'
import { checkKey } from './blob-key.ts'

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** Milliseconds after which nobody is writing a file any more: who was has been killed. */
const abandonedAfter = 3_600_000

/** Removes what was never finished. Another process may be writing here at this moment: what is fresh stays. */
async function sweepUnfinished(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const file = join(folder, name)
    const { mtimeMs } = await stat(file)
    if (Date.now() - mtimeMs > abandonedAfter) await rm(file, { force: true })
  }
}

/** Blobs as files under `root`; what a killed process left half written is swept when it is opened. Rejects with the file system's own error when the disk is full or unwritable. */
export function diskBlobs(root: string): Blobs {
  const pathOf = (key: string) => join(root, checkKey(key))
  // No key begins with a dot. On the same disk as the blobs, so that a file moves in one step.
  const unfinishedFolder = join(root, '.unfinished')
  const makeFolder = (folder: string) => mkdir(folder, { recursive: true, mode: 0o700 })
  // People's voices and faces lie here: nobody else on the machine reads them, whoever made the folder. What cannot be
  // done at first fails the first blob that is put.
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
        await rename(unfinished, path)
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

    delete: (key) => rm(pathOf(key), { force: true }),
  }
}
