import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { hasFreeDiskSpace } from './disk-space.ts'

test('returns false for a full disk and true for one with free space', async () => {
  expect(await hasFreeDiskSpace(tmpdir())).toBe(true)
  // A file system that never has free space.
  expect(await hasFreeDiskSpace('/proc')).toBe(false)
})
