import { mkdtemp, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { blobsConformance } from './blobs.conformance.ts'
import { diskBlobs } from './disk.ts'

const freshRoot = () => mkdtemp(join(tmpdir(), 'glimmer-blobs-'))

blobsConformance('disk', async () => diskBlobs(await freshRoot()))

test('a blob that cannot be written whole leaves nothing behind', async () => {
  const root = await freshRoot()
  const blobs = diskBlobs(root)
  await blobs.put('folder/file', new Uint8Array(1))
  await expect(blobs.put('folder', new Uint8Array(1))).rejects.toThrow()
  expect(await readdir(root)).toEqual(['folder'])
})
