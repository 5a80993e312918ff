// A data folder whose database was created by another major version of PostgreSQL: the app refuses it, and the drill
// follows each way out that it names. The folder is as the app leaves one, except for PostgreSQL 15. Needs a build.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { embeddedConnection } from '@glimmer/server/database/embedded/start'
import type { Person } from '@glimmer/server/testing/people'
import { emptyFolder, runCommand } from './kit/commands.ts'
import { connect, urlOf } from './kit/database.ts'
import { drill, findProgram, giveToNobody, must, type Stage, say } from './kit/drill.ts'
import { somePorts, startInstance } from './kit/instance.ts'
import { runProgram, until } from './kit/program.ts'
import { comeBack, hear, moveIn } from './kit/residents.ts'

const maya = { email: 'maya@example.test', password: 'quiet lake at dawn' }

/** The folder of the database within the app's data folder. */
const databaseIn = (disk: string) => join(disk, 'postgres/data')

/** Runs a PostgreSQL 15 on the database of a data folder, on a private socket, until it is stopped. */
async function runFifteenOn(stage: Stage, disk: string) {
  const data = databaseIn(disk)
  const socket = emptyFolder(stage, `socket-${performance.now()}`)
  const owner = giveToNobody(join(disk, 'postgres'))
  giveToNobody(socket)
  const server = runProgram(stage, 'postgres', ['-D', data, '-k', socket, '-c', 'listen_addresses='], owner)
  await until('PostgreSQL 15 takes connections', () => existsSync(join(socket, '.s.PGSQL.5432')))
  return {
    url: `postgres://glimmer@/postgres?host=${socket}`,
    // SIGINT: a fast shutdown, which is still clean.
    stop: () => server.kill('SIGINT'),
  }
}

/** Creates the database of a new data folder with PostgreSQL 15. */
function initialise(disk: string) {
  mkdirSync(join(disk, 'postgres'), { mode: 0o700 })
  const owner = giveToNobody(join(disk, 'postgres'))
  const options = ['-D', databaseIn(disk), '-U', 'glimmer', '-A', 'trust', '-E', 'UTF8', '--locale', 'C']
  execFileSync(findProgram('initdb') ?? 'initdb', options, { ...owner, cwd: '/', stdio: 'ignore' })
}

/** The data of a user of this installation: their account, a line, and its recording. */
async function live(url: string) {
  const person = await moveIn(url, maya)
  const { status, body } = await person.call('POST /affirmations/generate', { body: { themes: ['calm'] } })
  if (status !== 201) throw new Error(`Nobody could write: ${status}.`)
  return { person, line: body, recording: await hear(url, person, body._id) }
}

async function isThere(url: string, { person, line, recording }: Awaited<ReturnType<typeof live>>): Promise<boolean> {
  const again: Person | undefined = await comeBack(url, maya)
  if (again?.id !== person.id) return false
  const { body } = await again.call('GET /affirmations/{id}', { params: { id: line._id } })
  return body.text === line.text && (await hear(url, again, line._id)).equals(recording)
}

await drill({ initdb: 'postgresql-15' }, async (stage) => {
  const disk = emptyFolder(stage, 'disk')
  const [port, identityPort] = (await somePorts(2)) as [number, number]
  const settings = { IDENTITY_PORT: String(identityPort), DATA_DIR: disk, LOG_LEVEL: 'warn' }
  const url = `http://127.0.0.1:${port}`
  const startOn = (more: Record<string, string> = {}) => startInstance(stage, port, { ...settings, ...more })

  initialise(disk)
  const first = await runFifteenOn(stage, disk)
  const made = await startOn({ DATABASE_URL: first.url })
  const lived = await live(url)
  await made.stop()
  await first.stop()

  const refusal = await startOn().then(
    () => 'it started',
    (error: Error) => error.message,
  )
  must(refusal.includes('made by PostgreSQL 15 and this app brings PostgreSQL 18'), 'the app refuses it')
  say(`    ${refusal.split('\n').at(-1)?.replace(disk, '$DATA_DIR')}`)

  const second = await runFifteenOn(stage, disk)
  const external = await startOn({ DATABASE_URL: second.url })
  must(await isThere(url, lived), 'with a PostgreSQL 15 run on it, and DATABASE_URL, everything is there')
  await external.stop()
  const file = join(stage.folder, 'glimmer.tar.gz')
  const backup = await runCommand('backup', file, { ...settings, PUBLIC_URL: url, DATABASE_URL: second.url })
  must(backup.code === 0, `from there a backup is taken, in ${backup.seconds} s`)
  await second.stop()

  renameSync(databaseIn(disk), join(stage.folder, 'database-of-15'))
  const empty = await startOn()
  must((await comeBack(url, maya)) === undefined, 'with the folder moved away the app begins with an empty one')
  await empty.stop()
  const restore = await runCommand('restore', file, { ...settings, PUBLIC_URL: url })
  must(restore.code === 0, `the backup is restored into PostgreSQL 18, in ${restore.seconds} s`)
  await startOn()
  must(await isThere(url, lived), 'and everything is there')
  const { rows } = await connect(stage, urlOf(embeddedConnection({ dataDir: disk }))).query('show server_version')
  must(String(rows[0].server_version).startsWith('18.'), `kept by PostgreSQL ${rows[0].server_version}`)
})
