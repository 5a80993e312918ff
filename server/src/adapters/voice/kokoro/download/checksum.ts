import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { ModelFile } from '../manifest.ts'

/** The size of a file in bytes; 0 if it does not exist. */
export const sizeOf = (path: string) =>
  stat(path).then(
    ({ size }) => size,
    () => 0,
  )

/** The SHA-256 of a file, in hexadecimal. */
export async function checksumOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path, { highWaterMark: 1_000_000 }), hash)
  return hash.digest('hex')
}

/** Returns the files that are missing from a folder or have the wrong size or checksum. */
export async function findInvalid(files: readonly ModelFile[], folder: string): Promise<ModelFile[]> {
  const invalid: ModelFile[] = []
  for (const file of files) {
    const path = join(folder, file.path)
    const isWhole = (await sizeOf(path)) === file.bytes && (await checksumOf(path).catch(() => '')) === file.sha256
    if (!isWhole) invalid.push(file)
  }
  return invalid
}
