// A backup as an operator takes and needs it: users write over HTTP throughout, the running app is backed up and then
// killed, its disk is lost, and the backup is restored on an empty one. Reports what was restored and what was not.
// Needs a build.
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Person } from '@glimmer/server/testing/people'
import { emptyFolder, runCommand } from './kit/commands.ts'
import { drill, must, type Stage, say } from './kit/drill.ts'
import { somePorts, startInstance } from './kit/instance.ts'
import { isOpen, until } from './kit/program.ts'
import { comeBack, hear, moveIn, type SignIn } from './kit/residents.ts'

const writers = 8
const aroundMs = 3_000

const signIn = (name: string): SignIn => ({ email: `${name}@example.test`, password: 'quiet lake at dawn' })
const leaving = signIn('leaving')

/** A line that the app acknowledged as saved. */
interface Kept {
  writer: number
  id: string
  text: string
  askedAt: number
  acknowledgedAt: number
}

interface Told {
  kept: Kept[]
  /** How each failed request failed while the app was running. */
  failed: string[]
}

/** Writes lines in a loop until the app is gone. */
async function write({ call }: Person, writer: number, told: Told, isGone: () => boolean) {
  while (!isGone()) {
    const askedAt = performance.now()
    try {
      const { status, body, problem } = await call('POST /affirmations/generate', { body: { themes: ['calm'] } })
      if (status === 201)
        told.kept.push({ writer, id: body._id, text: body.text, askedAt, acknowledgedAt: performance.now() })
      else told.failed.push(`${status} ${problem.code}`)
    } catch (error) {
      if (!isGone()) told.failed.push(String(error))
    }
  }
}

/** One installation: at a fixed address, on whichever disk. */
async function findPlace(stage: Stage) {
  const [port, identityPort] = (await somePorts(2)) as [number, number]
  const url = `http://127.0.0.1:${port}`
  const on = (dataDir: string) => ({
    PUBLIC_URL: url,
    IDENTITY_PORT: String(identityPort),
    DATA_DIR: dataDir,
    PAYMENTS: 'none',
    DEFAULT_TIER: 'pro',
    REQUESTS_PER_MINUTE: '1000000',
    LOG_LEVEL: 'warn',
  })
  return {
    url,
    on,
    startOn: (dataDir: string) => startInstance(stage, port, on(dataDir)),
    isFree: async () => !(await isOpen(port)) && !(await isOpen(identityPort)),
  }
}

/** The lines that their writers can still read, unchanged. */
async function findThere(people: readonly Person[], lines: readonly Kept[]): Promise<Kept[]> {
  const there: Kept[] = []
  for (const line of lines) {
    const answer = await people[line.writer]?.call('GET /affirmations/{id}', { params: { id: line.id } })
    if (answer?.status === 200 && answer.body.text === line.text) there.push(line)
  }
  return there
}

const longestGap = (at: readonly number[]) =>
  Math.max(0, ...at.slice(1).map((time, place) => time - (at[place] ?? time))).toFixed(0)

/**
 * The disk that is lost: users write, a backup is taken meanwhile, one user deletes their account, and the process is
 * killed.
 */
async function liveAndLose(stage: Stage, place: Awaited<ReturnType<typeof findPlace>>, file: string) {
  const disk = emptyFolder(stage, 'disk')
  const app = await place.startOn(disk)
  const people: Person[] = []
  for (let each = 0; each < writers; each++) people.push(await moveIn(app.url, signIn(`writer-${each}`)))
  const whoLeaves = await moveIn(app.url, leaving)
  const told: Told = { kept: [], failed: [] }
  let gone = false
  const writing = people.map((person, writer) => write(person, writer, told, () => gone))
  await pause(aroundMs)
  const [first] = told.kept
  if (!first) throw new Error('Nobody could write.')
  const recording = await hear(app.url, people[first.writer] as Person, first.id)

  const backupFrom = performance.now()
  const { code, said, seconds } = await runCommand('backup', file, place.on(disk))
  const backupTo = performance.now()
  must(code === 0, `a backup is taken while ${writers} people write, in ${seconds} s`)
  say(`    ${said.replace(file, 'The file').split('. ')[0]}, ${(statSync(file).size / 1_000_000).toFixed(1)} MB`)
  await pause(aroundMs)

  const left = await whoLeaves.call('DELETE /users/account')
  must(left.status === 204, 'after it somebody deletes their account')
  const marks = join(stage.folder, 'marks')
  cpSync(join(disk, 'blobs/deleted-accounts'), marks, { recursive: true })
  gone = true
  app.kill()
  await Promise.all(writing)
  const postmaster = join(disk, 'postgres/data/postmaster.pid')
  await until('nothing of it runs any more', async () => !existsSync(postmaster) && (await place.isFree()))
  rmSync(disk, { recursive: true })
  must(told.failed.length === 0, `until it was killed (kill -9) no write failed${told.failed.slice(0, 3).join()}`)
  const during = told.kept.filter((line) => line.acknowledgedAt > backupFrom && line.askedAt < backupTo)
  say(`    longest time without a write during the backup: ${longestGap(during.map((line) => line.acknowledgedAt))} ms`)
  return { people, told, first, recording, marks, backupFrom, backupTo }
}

async function refuseHalf(stage: Stage, place: Awaited<ReturnType<typeof findPlace>>, file: string) {
  const half = join(stage.folder, 'half.tar.gz')
  const bytes = readFileSync(file)
  writeFileSync(half, bytes.subarray(0, bytes.length / 2))
  const disk = emptyFolder(stage, 'untouched')
  const { code, said } = await runCommand('restore', half, place.on(disk))
  must(
    code === 1 && said.startsWith(`${half} is no whole backup`) && readdirSync(disk).length === 0,
    `half of that file is refused by its name, and nothing is written: ${said.replace(half, 'half.tar.gz')}`,
  )
}

await drill({}, async (stage) => {
  const place = await findPlace(stage)
  const file = join(stage.folder, 'glimmer.tar.gz')
  const { people, told, first, recording, marks, backupFrom, backupTo } = await liveAndLose(stage, place, file)
  say('    the process was killed and its disk is lost')
  await refuseHalf(stage, place, file)

  const disk = emptyFolder(stage, 'new-disk')
  const { code, seconds } = await runCommand('restore', file, place.on(disk))
  must(code === 0, `the whole one is restored on an empty disk, in ${seconds} s`)
  const app = await place.startOn(disk)
  must(
    (await fetch(`${app.own}/api/ready`)).ok,
    `the app starts on it, ready after ${(app.readyAfterMs / 1000).toFixed(1)} s`,
  )

  const before = told.kept.filter(({ acknowledgedAt }) => acknowledgedAt < backupFrom)
  const during = told.kept.filter(({ acknowledgedAt, askedAt }) => acknowledgedAt >= backupFrom && askedAt < backupTo)
  const after = told.kept.filter(({ askedAt }) => askedAt >= backupTo)
  const returned = await Promise.all(people.map((_, each) => comeBack(app.url, signIn(`writer-${each}`))))
  const again = returned.filter((person) => person !== undefined)
  must(
    again.length === writers && again.every(({ id }, each) => id === people[each]?.id),
    'everybody signs in with their password and is who they were',
  )
  must((await people[0]?.call('GET /users/profile'))?.status === 200, 'and who was signed in still is')
  const there = new Set(await findThere(again, told.kept))
  const countThere = (lines: readonly Kept[]) => lines.filter((line) => there.has(line)).length
  must(countThere(before) === before.length, `of ${before.length} lines acknowledged before the backup all are there`)
  const lost = told.kept.filter((line) => !there.has(line))
  const lastThere = Math.max(...[...there].map(({ askedAt }) => askedAt))
  must(
    lost.every(({ acknowledgedAt }) => acknowledgedAt > lastThere),
    `of ${during.length} written while it was taken ${countThere(during)} are there: all up to one moment, and none after it`,
  )
  must(
    countThere(after) === 0,
    `of ${after.length} written after it none is there: they are lost, as is all that came after it`,
  )
  const heard = await hear(app.url, again[first.writer] as Person, first.id)
  must(heard.equals(recording) && heard.length > 1000, 'a recording sounds as it did, byte for byte')

  must((await comeBack(app.url, leaving)) !== undefined, 'without the marks of who left, who left after it is back')
  await app.stop()
  cpSync(marks, join(disk, 'blobs/deleted-accounts'), { recursive: true })
  const marked = await place.startOn(disk)
  must((await comeBack(marked.url, leaving)) === undefined, 'with them they are deleted again before anybody can ask')
  must((await comeBack(marked.url, signIn('writer-0'))) !== undefined, 'and everybody else is there')
})
