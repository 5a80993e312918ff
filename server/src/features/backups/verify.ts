import { createReadStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { BackupError, unpack } from './archive.ts'

/** How many rows a file holds. Throws SyntaxError if one of them is no JSON. */
async function countRows(file: string): Promise<number> {
  let count = 0
  for await (const line of createInterface({ input: createReadStream(file) })) {
    JSON.parse(line)
    count += 1
  }
  return count
}

/**
 * Reads a whole backup back: it unpacks, and each table has the rows that the manifest counted. `scratch` is where it is
 * unpacked meanwhile. Throws BackupError.
 */
export async function verifyBackup(file: string, scratch: string): Promise<void> {
  const folder = await mkdtemp(join(scratch, 'verify-'))
  try {
    const { dump } = await unpack(file, folder)
    for (const [path, rows] of Object.entries(dump.rows)) {
      const found = await countRows(join(folder, path)).catch(() => undefined)
      if (found !== rows) throw new BackupError('The backup was written, but what is read back differs from it.')
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
