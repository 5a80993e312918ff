import { chownSync, readFileSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Home } from './home.ts'
import { DatabaseStartError } from './start-error.ts'

/** How long to wait for a process that is just ending. */
const patienceMs = 1_000

const sqliteBusy = 5

/**
 * Makes this process the only one that uses the home, and returns a function that ends that. Throws DatabaseStartError
 * `in-use`, naming the process that uses it.
 *
 * Node has no file locks of its own, so SQLite takes one: the system releases it when the process ends for any reason,
 * and it also holds between containers that share the folder.
 */
export function lockHome(home: Home): () => void {
  const { directory, runAs } = home
  const path = join(directory, 'lock')
  const owner = join(directory, 'owner')
  const file = new DatabaseSync(path, { timeout: patienceMs })
  try {
    if (runAs) chownSync(path, runAs.uid, runAs.gid)
    // Nothing is written, so that this also works on a full disk.
    file.exec('pragma journal_mode = memory; begin exclusive')
  } catch (error) {
    file.close()
    if (error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy) throw inUse(directory, owner)
    throw error
  }
  noteOwner(owner, home)
  return () => file.close()
}

/** Only for the message to a second process. */
function noteOwner(path: string, { runAs }: Home): void {
  try {
    writeFileSync(path, `process ${process.pid} on ${hostname()}`)
    if (runAs) chownSync(path, runAs.uid, runAs.gid)
  } catch {
    // The disk may be full, or the file another user's.
  }
}

function readOwner(path: string): string {
  try {
    return readFileSync(path, 'utf8') || 'another process'
  } catch {
    return 'another process'
  }
}

const inUse = (directory: string, owner: string) =>
  new DatabaseStartError(
    'in-use',
    `The database in ${directory} is in use by ${readOwner(owner)}: stop that one first, or give this one its own DATA_DIR.`,
  )
