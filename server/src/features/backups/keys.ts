import { cp, mkdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { isCode } from './archive.ts'

/** Files in DATA_DIR besides the database and the blobs: the secrets without which neither can be read. */
const keyFiles = ['identity.secret', 'vapid.json', 'trust.key']

const readOrNothing = (file: string) =>
  readFile(file).catch((error: unknown) => {
    if (!isCode(error, 'ENOENT')) throw error
    return undefined
  })

/** Copies those key files that exist from `dataDir` into the folder `target`. */
export async function copyKeys(dataDir: string, target: string): Promise<void> {
  await mkdir(target, { recursive: true })
  for (const name of keyFiles)
    await cp(join(dataDir, name), join(target, name)).catch((error: unknown) => {
      if (!isCode(error, 'ENOENT')) throw error
    })
}

/** Restored key files that lie beside those in use, under other names. */
export interface StagedKeys {
  /** Gives them their names. A file in use that differs is kept beside it as `<name>.before-restore`. */
  putInUse(): Promise<void>
  /** Deletes what was not put in use. */
  discard(): Promise<void>
}

/** Copies the key files in `from` into `dataDir`, where they change nothing until they are put in use. */
export async function stageKeys(from: string, dataDir: string): Promise<StagedKeys> {
  const staged: { name: string; draft: string }[] = []
  for (const name of keyFiles) {
    const restored = await readOrNothing(join(from, name))
    const inUse = restored && (await readOrNothing(join(dataDir, name)))
    if (!restored || inUse?.equals(restored)) continue
    const draft = join(dataDir, `${name}.restored`)
    await cp(join(from, name), draft)
    staged.push({ name, draft })
  }
  return {
    async putInUse() {
      for (const { name, draft } of staged) {
        const file = join(dataDir, name)
        await rename(file, `${file}.before-restore`).catch((error: unknown) => {
          if (!isCode(error, 'ENOENT')) throw error
        })
        await rename(draft, file)
      }
    },
    async discard() {
      for (const { draft } of staged) await rm(draft, { force: true })
    },
  }
}
