export type StartErrorCode =
  | 'no-binaries'
  | 'no-user'
  | 'in-use'
  | 'wrong-version'
  | 'data-missing'
  | 'unwritable'
  | 'disk-full'
  | 'failed'

/** Why the embedded database did not start. The message is a sentence for the operator. */
export class DatabaseStartError extends Error {
  readonly code: StartErrorCode

  constructor(code: StartErrorCode, sentence: string, options?: ErrorOptions) {
    super(sentence, options)
    this.name = 'DatabaseStartError'
    this.code = code
  }
}

const unwritableCodes = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'ENOTEMPTY'])
/** SQLite's, of the lock file: read-only, cannot be opened. */
const unwritableLock = new Set([8, 14])
const sqliteFull = 13

/** Turns a failed system call into a sentence about `directory`; returns a DatabaseStartError unchanged. */
export function asStartError(error: unknown, directory: string): DatabaseStartError {
  if (error instanceof DatabaseStartError) return error
  const reason = error instanceof Error ? error.message : String(error)
  const code = errorCode(error)
  const sqliteCode = error instanceof Error && 'errcode' in error ? Number(error.errcode) : 0
  if (code === 'ENOSPC' || code === 'EDQUOT' || sqliteCode === sqliteFull) return diskFull(directory, error)
  if ((code && unwritableCodes.has(code)) || unwritableLock.has(sqliteCode & 0xff)) {
    const sentence = `The database cannot be kept in ${directory} (${reason}). Give this user a folder it may write to with DATA_DIR.`
    return new DatabaseStartError('unwritable', sentence, { cause: error })
  }
  return new DatabaseStartError('failed', `The database in ${directory} did not start: ${reason}`, { cause: error })
}

/** Turns the output of a failed PostgreSQL program into a sentence. */
export function fromOutput(output: string, directory: string): DatabaseStartError {
  // A partial write is only recognisable by its hint.
  if (/No space left on device|Disk quota exceeded|Check free disk space|wrote only \d+ of \d+ bytes/.test(output))
    return diskFull(directory)
  if (/could not look up effective user ID/.test(output)) {
    return new DatabaseStartError(
      'no-user',
      'PostgreSQL needs the user running it to have a name on this machine: add one to /etc/passwd, run as another user, or set DATABASE_URL to a PostgreSQL 15 or newer.',
    )
  }
  const fatal = output.split('\n').findLast((line) => /FATAL|PANIC|error:/.test(line))
  const reason = fatal ?? 'it ended without saying why.'
  return new DatabaseStartError('failed', `The database in ${directory} did not start: ${reason.trim()}`)
}

/** The error for a platform that PostgreSQL's npm binaries do not run on. */
export function noBinaries(platform: string): DatabaseStartError {
  return new DatabaseStartError(
    'no-binaries',
    `There is no embedded PostgreSQL for this machine (${platform}): set DATABASE_URL to a PostgreSQL 15 or newer.`,
  )
}

/** The code of a failed system call, such as ENOENT. */
export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined
}

function diskFull(directory: string, cause?: unknown): DatabaseStartError {
  const sentence = `The disk that holds the database in ${directory} is full. Make room there and start again; nothing is lost.`
  return new DatabaseStartError('disk-full', sentence, { cause })
}
