// A backup as an operator takes and needs it: users write over HTTP throughout, the running app is backed up and then
// killed, its disk is lost, and the backup is restored on an empty one. Reports what was restored. Needs a build.
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Person } from '@glimmer/server/testing/people'
import { fetchRecording, signIn, signUp } from '../users.ts'
import { freePorts, runCommand, startInstance, unlimitedSettings } from './kit/app.ts'
import { check, createFolder, drill, print, type Stage } from './kit/drill.ts'
import { isOpen, waitUntil } from './kit/program.ts'
import { describeLongestGap, startWriting, type Write } from './kit/writing.ts'

const writers = 8
const aroundMs = 3_000
const emailOf = (writer: number) => `writer-${writer}@example.test`

/** One installation at a fixed address, on any disk. */
async function prepareInstallation(stage: Stage) {
  const [port = 0, identityPort = 0] = await freePorts(2)
  const settingsOn = (dataDir: string) => ({
    ...unlimitedSettings,
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    IDENTITY_PORT: String(identityPort),
    DATA_DIR: dataDir,
  })
  return {
    settingsOn,
    startOn: (dataDir: string) => startInstance(stage, port, settingsOn(dataDir)),
    isStopped: async () => !(await isOpen(port)) && !(await isOpen(identityPort)),
  }
}

/** Users write, a backup is taken meanwhile, and then the process and its disk are lost. */
async function runAndLose(
  stage: Stage,
  { settingsOn, startOn, isStopped }: Awaited<ReturnType<typeof prepareInstallation>>,
  file: string,
) {
  const disk = createFolder(stage, 'disk')
  const app = await startOn(disk)
  const users: Person[] = []
  for (let each = 0; each < writers; each++) users.push(await signUp(app.url, emailOf(each)))
  const { writes, failures, stop } = startWriting(stage, users)
  await pause(aroundMs)
  const [first] = writes
  if (!first) throw new Error('Nobody could write.')
  const recording = await fetchRecording(app.url, users[first.writer] as Person, first.id)
  const backupFrom = performance.now()
  const seconds = await runCommand('backup', file, settingsOn(disk))
  const backupTo = performance.now()
  await pause(aroundMs)
  const stopped = stop()
  app.kill()
  await stopped
  const postmaster = join(disk, 'postgres/data/postmaster.pid')
  await waitUntil('every process of it has ended', async () => !existsSync(postmaster) && (await isStopped()))
  rmSync(disk, { recursive: true })
  check(failures.length === 0, `a backup is taken in ${seconds} s while ${writers} users write, and no write fails`)
  print(`    longest time between two writes: ${describeLongestGap(writes)} s`)
  return { users, writes, first, recording, backupFrom, backupTo }
}

/** The lines that their writers can still read, unchanged. */
async function findStored(users: readonly Person[], writes: readonly Write[]): Promise<Set<Write>> {
  const stored = new Set<Write>()
  for (const line of writes) {
    const reply = await users[line.writer]?.call('GET /affirmations/{id}', { params: { id: line.id } })
    if (reply?.status === 200 && reply.body.text === line.text) stored.add(line)
  }
  return stored
}

await drill({}, async (stage) => {
  const installation = await prepareInstallation(stage)
  const file = join(stage.folder, 'glimmer.tar.gz')
  const { users, writes, first, recording, backupFrom, backupTo } = await runAndLose(stage, installation, file)
  print('    the process was killed (kill -9) and its disk is lost')

  const disk = createFolder(stage, 'new-disk')
  const seconds = await runCommand('restore', file, installation.settingsOn(disk))
  const app = await installation.startOn(disk)
  check(await app.isReady(), `restored on an empty disk in ${seconds} s`)
  const again = await Promise.all(users.map((_, each) => signIn(app.url, emailOf(each))))
  check(
    again.every((user, each) => user?.id === users[each]?.id),
    'everybody signs in with their password and has their account',
  )
  const stored = await findStored(users, writes)
  const [before, after] = [
    writes.filter(({ acknowledgedAt }) => acknowledgedAt < backupFrom),
    writes.filter(({ requestedAt }) => requestedAt >= backupTo),
  ]
  check(
    before.every((line) => stored.has(line)),
    `${before.length} lines acknowledged before the backup are there`,
  )
  check(!after.some((line) => stored.has(line)), `none of ${after.length} lines written after it is there`)
  const restored = await fetchRecording(app.url, users[first.writer] as Person, first.id)
  check(restored.equals(recording) && restored.length > 1000, 'a recording is the same, byte for byte')
})
