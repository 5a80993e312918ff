import { statfs } from 'node:fs/promises'
import type { Config } from '#config/config.ts'

/** A start failed because the database's disk is full. The message is a sentence for the operator. */
class DiskFullError extends Error {
  readonly code = 'disk-full'
}

const diskFull = '53100'

const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && (('code' in error && error.code === diskFull) || isDiskFull(error.cause))

/**
 * What to say of a failed start: PostgreSQL's own words for a full disk (`could not write init file`) name neither the
 * disk nor what to do. Returns any other error unchanged.
 */
export function explainDiskFull(error: unknown, { database, dataDir }: Pick<Config, 'database' | 'dataDir'>): unknown {
  if (!isDiskFull(error)) return error
  const where = database.kind === 'url' ? 'the database at DATABASE_URL' : `the database in ${dataDir}`
  return new DiskFullError(`The disk that holds ${where} is full. Make room there and start again; nothing is lost.`, {
    cause: error,
  })
}

/** With less free space than this, neither the database nor the blob store can be relied on to write. */
const minFreeBytes = 64_000_000

/** Whether the disk that holds `folder` has enough free space. */
export async function hasFreeDiskSpace(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize >= minFreeBytes
}
