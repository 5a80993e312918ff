import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { hasRoom } from './has-room.ts'

test('a disk with nothing free is told from one with room', async () => {
  expect(await hasRoom(tmpdir())).toBe(true)
  // A file system that never has free space.
  expect(await hasRoom('/proc')).toBe(false)
})
