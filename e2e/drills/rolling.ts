// A newer release replaces two processes of an older one behind HAProxy, one after the other, while users use them: no
// request may fail. Then the older one is restored on the newer one's tables. The newer release is this build with one
// more migration. Needs a build.
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Person } from '@glimmer/server/testing/people'
import { startTestIssuer } from '@glimmer/server/testing/test-issuer'
import { connect, startDatabase } from './kit/database.ts'
import { drill, must, type Stage, say } from './kit/drill.ts'
import { startHaproxy } from './kit/haproxy.ts'
import { somePorts, startInstance } from './kit/instance.ts'
import { aPerson, signInAt } from './kit/people.ts'
import { until } from './kit/program.ts'

const users = 6
const drainSeconds = 3
const root = fileURLToPath(new URL('../../', import.meta.url))

/** This build with one more migration; returns its program. */
function makeNewerRelease({ folder }: Stage): string {
  const release = join(folder, 'newer')
  mkdirSync(join(release, 'server'), { recursive: true })
  cpSync(join(root, 'server/dist'), join(release, 'server/dist'), { recursive: true })
  writeFileSync(join(release, 'server/dist/migrations/9999-newer.sql'), 'alter table account add column newer text;')
  for (const shared of ['identity', 'web', 'node_modules', 'package.json', 'server/media', 'server/package.json'])
    symlinkSync(join(root, shared), join(release, shared))
  return join(release, 'server/dist/main.js')
}

interface Used {
  calls: number
  /** How each failed call failed. */
  failed: string[]
}

/** Uses the app without pausing, reading and writing. */
async function use({ call }: Person, used: Used, isOver: () => boolean) {
  const calls = [
    () => call('POST /affirmations', { body: { text: 'I can rest before I am done.' } }),
    () => call('GET /affirmations', {}),
    () => call('GET /affirmations/today'),
    () => call('GET /users/profile'),
    () => call('PUT /users/values', { body: { values: [{ value: 'friendship' }] } }),
  ]
  for (let turn = 0; !isOver(); turn++) {
    used.calls++
    try {
      const answer = await calls[turn % calls.length]?.()
      if (!answer || answer.status >= 400) used.failed.push(`${answer?.status} ${JSON.stringify(answer?.problem)}`)
    } catch (error) {
      used.failed.push(String(error instanceof Error ? (error.cause ?? error) : error))
    }
  }
}

await drill({ haproxy: 'haproxy' }, async (stage) => {
  const { url: databaseUrl } = await startDatabase(stage)
  const issuer = await startTestIssuer()
  stage.atTheEnd(issuer.stop)
  const ports = await somePorts(5)
  const [one, two, three, four, five] = ports as [number, number, number, number, number]
  const proxy = await startHaproxy(stage, ports)
  const settings = {
    ...signInAt(issuer),
    DATABASE_URL: databaseUrl,
    DATABASE_POOL: '4',
    PUBLIC_URL: proxy.url,
    TRUSTED_PROXIES: '1',
    DRAIN_SECONDS: String(drainSeconds),
    TRUST_SECRET: 'a secret for the length of this drill',
    REQUESTS_PER_MINUTE: '1000000',
  }
  const older = [await startInstance(stage, one, settings), await startInstance(stage, two, settings)]
  const people = await Promise.all(Array.from({ length: users }, () => aPerson(proxy.url, issuer)))
  const used: Used = { calls: 0, failed: [] }
  let over = false
  const using = Promise.all(people.map((person) => use(person, used, () => over)))
  // If the drill fails it still ends.
  stage.atTheEnd(() => {
    over = true
  })
  const from = performance.now()
  await pause(1_000)

  const program = makeNewerRelease(stage)
  for (const [place, port] of [three, four].entries()) {
    await startInstance(stage, port, settings, program)
    const before = older[place]
    if (!before) continue
    const stopping = before.stop()
    const isLeaving = async () => (await fetch(`${before.own}/api/ready`)).status === 503
    await until('the older one says that it is not ready', isLeaving, drainSeconds * 1000)
    must(true, 'told to stop, the older one first says that it is not ready, and still answers')
    await stopping
  }
  await pause(1_000)
  const database = connect(stage, databaseUrl)
  const { rowCount } = await database.query(`select 1 from migration where name = '9999-newer.sql'`)
  must(rowCount === 1, 'the newer release runs on newer tables')
  await startInstance(stage, five, settings)
  await pause(1_000)
  over = true
  await using
  must((await fetch(`http://127.0.0.1:${five}/api/ready`)).ok, 'the older release starts again beside it, and is ready')
  const seconds = ((performance.now() - from) / 1000).toFixed(1)
  must(
    used.failed.length === 0,
    `of ${used.calls} requests in ${seconds} s none failed${used.failed.length > 0 ? `: ${used.failed.slice(0, 5)}` : ''}`,
  )
  say('    lost: nothing; time without answers: none')
})
