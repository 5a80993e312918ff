import { statfs } from 'node:fs/promises'

/** With less free space than this, neither the database nor the blob store can be relied on to write. */
const minFreeBytes = 64_000_000

/** Whether the disk that holds `folder` has enough free space. */
export async function hasFreeDiskSpace(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize >= minFreeBytes
}
