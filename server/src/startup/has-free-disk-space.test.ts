import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { hasFreeDiskSpace } from './has-free-disk-space.ts'

test('a disk with nothing free is told from one with room', async () => {
  expect(await hasFreeDiskSpace(tmpdir())).toBe(true)
  // A file system that never has free space.
  expect(await hasFreeDiskSpace('/proc')).toBe(false)
})
