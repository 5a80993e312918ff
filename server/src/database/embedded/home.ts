import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeDataFolder } from '@glimmer/lib/data-folder'
import { DatabaseStartError, errorCode } from './start-error.ts'

/** The user PostgreSQL runs as; can be spread into the options of `spawn`. */
export interface RunAs {
  uid: number
  gid: number
}

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

/** PostgreSQL's whole environment: none of the app's secrets, messages in English, times in UTC. */
export const cleanEnvironment = { LC_ALL: 'C', TZ: 'UTC', PATH: '/usr/bin:/bin' }

/** PostgreSQL names its socket after a port, which only needs to be the same on both sides. */
export const socketPort = 5432

/** The longest socket path that fits sun_path on macOS (104 bytes including the terminator; Linux has 108). */
const maxSocketPathLength = 103

/**
 * PostgreSQL refuses to run as root: if the app runs as root, PostgreSQL runs as the owner of `home` if it exists, else
 * as `postgres`, else as `nobody`. Undefined for any other user, who runs it as themselves.
 */
export function chooseUser(home: string): RunAs | undefined {
  if (process.getuid?.() !== 0) return undefined
  const stats = statSync(home, { throwIfNoEntry: false })
  if (stats && stats.uid !== 0) return { uid: stats.uid, gid: stats.gid }
  // passwd(5): name:password:uid:gid:…
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  const user = ['postgres', 'nobody'].flatMap((wanted) => users.filter(([name]) => name === wanted))[0]
  if (user) return { uid: Number(user[2]), gid: Number(user[3]) }
  throw new DatabaseStartError(
    'no-user',
    'PostgreSQL does not run as root, and there is neither a user postgres nor nobody: start the app as an ordinary user, or set DATABASE_URL to a PostgreSQL 15 or newer.',
  )
}

/** Whether that user can enter a folder. Tested by trying, since permission bits alone do not say. */
function canEnter(directory: string, runAs: RunAs): boolean {
  const options = { ...runAs, env: {}, cwd: '/', stdio: 'ignore' } as const
  return spawnSync('/bin/sh', ['-c', 'cd "$0"', directory], options).status === 0
}

/**
 * Creates or finds `<dataDir>/postgres`, a private folder. If root starts the app in a folder the database's user
 * cannot enter (such as /root/app), the folder is created in `systemDir` and `<dataDir>/postgres` becomes a link to it,
 * so that deleting DATA_DIR still means starting from scratch.
 */
export function openHome(dataDir: string, systemDir: string): Home {
  makeDataFolder(dataDir)
  const entry = join(realpathSync(dataDir), 'postgres')
  const runAs = chooseUser(entry)
  if (!lstatSync(entry, { throwIfNoEntry: false })) {
    if (runAs && !canEnter(dataDir, runAs)) linkToSystemDir(entry, systemDir)
    else mkdirSync(entry, { recursive: true, mode: 0o700 })
  }
  const directory = resolveEntry(entry)
  if (runAs) {
    chownSync(directory, runAs.uid, runAs.gid)
    if (!canEnter(directory, runAs))
      throw new DatabaseStartError(
        'unwritable',
        `The database in ${directory} belongs to the user with id ${runAs.uid}, who cannot enter that folder: open the folders above it, or set DATA_DIR to one that user can reach.`,
      )
  }
  return {
    directory,
    data: join(directory, 'data'),
    socket: chooseSocketFolder(directory),
    log: join(directory, 'postgres.log'),
    runAs,
  }
}

function linkToSystemDir(entry: string, systemDir: string): void {
  mkdirSync(systemDir, { recursive: true })
  chmodSync(systemDir, 0o755)
  try {
    symlinkSync(mkdtempSync(join(realpathSync(systemDir), 'database-')), entry)
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error // another process was first
  }
}

function resolveEntry(entry: string): string {
  try {
    return realpathSync(entry)
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error
    throw new DatabaseStartError(
      'data-missing',
      `${entry} leads to a folder that is gone: put the database back there, or delete the link to begin with an empty one.`,
      { cause: error },
    )
  }
}

/** Folders with short paths in which every user may usually create their own. */
const shortFolders = ['/tmp', '/var/tmp', '/dev/shm', '/run']

const canWrite = (folder: string): boolean => {
  try {
    accessSync(folder, constants.W_OK | constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** The first short folder that can be written to: /tmp, unless it is read-only. */
export const shortFolder = (folders: readonly string[] = shortFolders): string => folders.find(canWrite) ?? tmpdir()

/**
 * A folder inside the home if its path is short enough for a socket, else a short one named after this home.
 * @param folders where short ones may be.
 */
export function chooseSocketFolder(directory: string, folders?: readonly string[]): string {
  const inside = join(directory, 'socket')
  if (Buffer.byteLength(join(inside, `.s.PGSQL.${socketPort}`)) <= maxSocketPathLength) return inside
  const hash = createHash('sha256').update(directory).digest('hex').slice(0, 16)
  return join(shortFolder(folders), `glimmer-${hash}`)
}

/** Creates the socket's folder, which only its owner may enter; refuses one that another user created first. */
export function makeSocketFolder({ socket, runAs }: Home): void {
  mkdirSync(socket, { recursive: true, mode: 0o700 })
  const stats = lstatSync(socket)
  if (![process.getuid?.(), runAs?.uid].includes(stats.uid) || !stats.isDirectory())
    throw new DatabaseStartError('unwritable', `The database needs ${socket} for itself, and it belongs to another.`)
  chmodSync(socket, 0o700)
  if (runAs) chownSync(socket, runAs.uid, runAs.gid)
}
