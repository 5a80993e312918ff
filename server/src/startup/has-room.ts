import { statfs } from 'node:fs/promises'

/** Less free space than this, and neither the database nor the blobs can be trusted to write. */
const leastFreeBytes = 64_000_000

/** Whether the disk that holds the data has room left. */
export async function hasRoom(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize >= leastFreeBytes
}
