import { execFile } from 'node:child_process'
import {
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Binaries, majorOf, programPath } from './binaries.ts'
import { cleanEnvironment, type Home } from './home.ts'
import { DatabaseStartError, errorCode, fromOutput, noBinaries } from './start-error.ts'

/** The only role and database; access is controlled by the permissions of the socket's folder. */
export const superuser = 'glimmer'
export const defaultDatabase = 'postgres'

const run = promisify(execFile)
const draftPrefix = 'initialising-'

/**
 * Creates the data directory on the first start, and refuses one of another major version. It is created under a
 * temporary name and renamed once it is complete and flushed to disk, so a kill at any time leaves either nothing or a
 * complete one. The home must be locked. Returns whether it was created.
 */
export async function initialise(home: Home, binaries: Binaries): Promise<boolean> {
  sweepDrafts(home.directory)
  if (existsSync(join(home.data, 'PG_VERSION'))) {
    refuseOtherMajor(home.data, majorOf(binaries.version))
    return false
  }
  const draft = mkdtempSync(join(home.directory, draftPrefix))
  try {
    if (home.runAs) chownSync(draft, home.runAs.uid, home.runAs.gid)
    await runInitdb(draft, home, binaries)
    renameSync(draft, home.data)
    flushFolder(home.directory)
    return true
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    throw error
  }
}

async function runInitdb(directory: string, home: Home, binaries: Binaries): Promise<void> {
  const options = [
    ...['--pgdata', directory, '--username', superuser, '--auth', 'trust', '--encoding', 'UTF8'],
    // Case conversion and sort order are the same on every machine, whatever locales it has.
    ...['--locale', 'C', '--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8', '--no-instructions'],
  ]
  try {
    await run(programPath(binaries, 'initdb'), options, { ...home.runAs, env: cleanEnvironment, cwd: directory })
  } catch (error) {
    if (errorCode(error) === 'ENOENT') throw noBinaries(`${process.platform}-${process.arch} without glibc`)
    const output = error instanceof Error && 'stderr' in error ? String(error.stderr) : ''
    throw output ? fromOutput(output, home.directory) : error
  }
}

function refuseOtherMajor(data: string, ours: number): void {
  const theirs = readFileSync(join(data, 'PG_VERSION'), 'utf8').trim()
  if (theirs === String(ours)) return
  throw new DatabaseStartError(
    'wrong-version',
    `The database in ${data} was made by PostgreSQL ${theirs} and this app brings PostgreSQL ${ours}. Run a PostgreSQL ${theirs} on that folder and set DATABASE_URL to it, and everything is there. From there a backup brings it over: move that folder away, unset DATABASE_URL and restore it (docs/operations.md, "Upgrading PostgreSQL"). Or move that folder away to begin with an empty one.`,
  )
}

/** Removes what killed starts left behind. An initdb that is still running fails because of it, which is harmless. */
function sweepDrafts(directory: string): void {
  for (const name of readdirSync(directory)) {
    if (!name.startsWith(draftPrefix)) continue
    try {
      rmSync(join(directory, name), { recursive: true, force: true, maxRetries: 3 })
    } catch (error) {
      if (errorCode(error) !== 'ENOTEMPTY') throw error // still being written to: the next start removes it
    }
  }
}

/** A rename is durable only once its folder has been flushed. */
function flushFolder(directory: string): void {
  const descriptor = openSync(directory, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}
