import { chmod, mkdir, mkdtemp, readdir, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { blobsConformance } from './blobs.conformance.ts'
import { diskBlobs } from './disk.ts'

const freshRoot = () => mkdtemp(join(tmpdir(), 'glimmer-blobs-'))

blobsConformance('disk', async () => diskBlobs(await freshRoot()))

test('a failed write of a blob leaves nothing behind', async () => {
  const root = await freshRoot()
  const blobs = diskBlobs(root)
  await blobs.put('folder/file', new Uint8Array(1))
  await expect(blobs.put('folder', new Uint8Array(1))).rejects.toThrow()
  expect(await readdir(root, { recursive: true })).toEqual(['.unfinished', 'folder', 'folder/file'])
})

test('half-written files of a killed process are deleted at the next start, and files being written are not', async () => {
  const root = await freshRoot()
  await mkdir(join(root, '.unfinished'))
  for (const [name, hoursAgo] of [
    ['left', 2],
    ['fresh', 0],
  ] as const) {
    const file = join(root, '.unfinished', name)
    await writeFile(file, 'half')
    const at = Date.now() / 1000 - hoursAgo * 3600
    await utimes(file, at, at)
  }
  await diskBlobs(root).put('a', new Uint8Array(1))
  expect(await readdir(join(root, '.unfinished'))).toEqual(['fresh'])
})

test('the folder is readable by its owner only, whoever created it', async () => {
  const root = await freshRoot()
  await chmod(root, 0o755)
  await diskBlobs(root).put('own-voice/maya', new Uint8Array(1))
  for (const folder of [root, join(root, 'own-voice'), join(root, '.unfinished')])
    expect((await stat(folder)).mode & 0o777).toBe(0o700)
})

test('a deleted blob leaves no empty folder, and a folder can be used again at once', async () => {
  const root = await freshRoot()
  const blobs = diskBlobs(root)
  await blobs.put('avatars/maya/first', new Uint8Array(1))
  await Promise.all(
    Array.from({ length: 40 }, async (_, turn) => {
      await blobs.put(`avatars/maya/${turn}`, new Uint8Array(1))
      await blobs.delete(`avatars/maya/${turn}`)
    }),
  )
  await blobs.delete('avatars/maya/first')
  expect(await readdir(root, { recursive: true })).toEqual(['.unfinished', 'avatars'])
})
