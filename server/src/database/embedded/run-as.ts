import { spawnSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { DatabaseStartError } from './start-error.ts'

/** The user PostgreSQL runs as; can be spread into the options of `spawn`. */
export interface RunAs {
  uid: number
  gid: number
}

/** PostgreSQL's whole environment: none of the app's secrets, messages in English, times in UTC. */
export const cleanEnvironment = { LC_ALL: 'C', TZ: 'UTC', PATH: '/usr/bin:/bin' }

/**
 * PostgreSQL refuses to run as root: if the app runs as root, PostgreSQL runs as the owner of `home` if it exists, else
 * as `postgres`, else as `nobody`. Undefined for any other user, who runs it as themselves.
 */
export function chooseUser(home: string): RunAs | undefined {
  if (process.getuid?.() !== 0) return undefined
  const owned = statSync(home, { throwIfNoEntry: false })
  if (owned && owned.uid !== 0) return { uid: owned.uid, gid: owned.gid }
  const users = readFileSync('/etc/passwd', 'utf8')
  const user = findUser(users, 'postgres') ?? findUser(users, 'nobody')
  if (user) return user
  throw new DatabaseStartError(
    'no-user',
    'PostgreSQL does not run as root, and there is neither a user postgres nor nobody: start the app as an ordinary user, or set DATABASE_URL to a PostgreSQL 15 or newer.',
  )
}

/** Reads passwd(5): name:password:uid:gid:… */
export function findUser(passwd: string, name: string): RunAs | undefined {
  const fields = passwd
    .split('\n')
    .map((line) => line.split(':'))
    .find(([first]) => first === name)
  return fields && { uid: Number(fields[2]), gid: Number(fields[3]) }
}

/** Whether that user can enter a folder. Tested by trying, since permission bits alone do not say. */
export function canEnter(directory: string, runAs: RunAs): boolean {
  const { status } = spawnSync('/bin/sh', ['-c', 'cd "$0"', directory], {
    ...runAs,
    env: {},
    cwd: '/',
    stdio: 'ignore',
  })
  return status === 0
}
