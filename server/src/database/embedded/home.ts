import { createHash } from 'node:crypto'
import { chmodSync, chownSync, lstatSync, mkdirSync, mkdtempSync, realpathSync, rmdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { canEnter, chooseUser, type RunAs } from './run-as.ts'
import { DatabaseStartError, errorCode } from './start-error.ts'

/** The paths of one embedded database. All are real and absolute. */
export interface Home {
  directory: string
  /** PostgreSQL's data directory. */
  data: string
  /** The private folder of the Unix socket. */
  socket: string
  /** PostgreSQL's log; the previous run's log is stored beside it. */
  log: string
  /** The user that owns the database, if not the current user. */
  runAs: RunAs | undefined
}

/** PostgreSQL names its socket after a port, which only needs to be the same on both sides. */
export const socketPort = 5432

/** The longest socket path that fits sun_path on macOS (104 bytes including the terminator; Linux has 108). */
const longestSocketPath = 103

/**
 * Creates or finds `<dataDir>/postgres`, a private folder. If root starts the app in a folder the database's user
 * cannot enter (such as /root/app), the folder is created in `systemDir` and `<dataDir>/postgres` becomes a link to it,
 * so that deleting DATA_DIR still means starting from scratch.
 */
export function openHome(dataDir: string, systemDir: string): Home {
  mkdirSync(dataDir, { recursive: true })
  const entry = join(realpathSync(dataDir), 'postgres')
  const runAs = chooseUser(entry)
  if (!lstatSync(entry, { throwIfNoEntry: false })) {
    if (runAs && !canEnter(dataDir, runAs)) makeElsewhere(entry, systemDir)
    else mkdirSync(entry, { recursive: true, mode: 0o700 })
  }
  const directory = resolveEntry(entry)
  if (runAs) {
    chownSync(directory, runAs.uid, runAs.gid)
    if (!canEnter(directory, runAs)) throw unreachable(directory, runAs)
  }
  return {
    directory,
    data: join(directory, 'data'),
    socket: chooseSocketFolder(directory),
    log: join(directory, 'postgres.log'),
    runAs,
  }
}

/** Creates a folder only its owner may enter; refuses one that another user created first. */
export function makePrivate(directory: string, runAs: RunAs | undefined): void {
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  const found = lstatSync(directory)
  const ours = [process.getuid?.(), runAs?.uid].includes(found.uid)
  if (!ours || !found.isDirectory()) {
    throw new DatabaseStartError('unwritable', `The database needs ${directory} for itself, and it belongs to another.`)
  }
  chmodSync(directory, 0o700)
  if (runAs) chownSync(directory, runAs.uid, runAs.gid)
}

/**
 * Returns a folder inside the home if its path is short enough for a socket, else a folder in /tmp named after this
 * home.
 */
export function chooseSocketFolder(directory: string): string {
  const inside = join(directory, 'socket')
  if (Buffer.byteLength(join(inside, `.s.PGSQL.${socketPort}`)) <= longestSocketPath) return inside
  const hash = createHash('sha256').update(directory).digest('hex').slice(0, 16)
  return `/tmp/glimmer-${hash}`
}

/** Creates the link before anything is written: if the process is killed in between, only an empty folder is left. */
function makeElsewhere(entry: string, systemDir: string): void {
  mkdirSync(systemDir, { recursive: true })
  chmodSync(systemDir, 0o755)
  const directory = mkdtempSync(join(realpathSync(systemDir), 'database-'))
  try {
    symlinkSync(directory, entry)
  } catch (error) {
    rmdirSync(directory)
    if (errorCode(error) !== 'EEXIST') throw error // another process was first
  }
}

function resolveEntry(entry: string): string {
  try {
    return realpathSync(entry)
  } catch (error) {
    const sentence = `${entry} leads to a folder that is gone: put the database back there, or delete the link to begin with an empty one.`
    throw errorCode(error) === 'ENOENT' ? new DatabaseStartError('data-missing', sentence, { cause: error }) : error
  }
}

function unreachable(directory: string, runAs: RunAs): DatabaseStartError {
  return new DatabaseStartError(
    'unwritable',
    `The database in ${directory} belongs to the user with id ${runAs.uid}, who cannot enter that folder: open the folders above it, or set DATA_DIR to one that user can reach.`,
  )
}
