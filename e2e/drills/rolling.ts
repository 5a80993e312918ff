// A newer release replaces two processes of an older one behind HAProxy, one after the other, while users write: no
// request may fail. Then the older one is started again on the newer one's tables. The newer release is this build with
// one more migration. Needs a build.
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { signUp } from '../users.ts'
import { freePorts, startInstance, unlimitedSettings } from './kit/app.ts'
import { connect, startDatabase } from './kit/database.ts'
import { check, drill, type Stage } from './kit/drill.ts'
import { startAppProxy } from './kit/haproxy.ts'
import { waitUntil } from './kit/program.ts'
import { describeLongestGap, startWriting } from './kit/writing.ts'

const writers = 6
const root = fileURLToPath(new URL('../..', import.meta.url))
const secret = 'a secret for the length of this drill'

/** This build with one more migration; returns its program. */
function createNewerRelease({ folder }: Stage): string {
  const release = join(folder, 'newer')
  mkdirSync(join(release, 'server'), { recursive: true })
  cpSync(join(root, 'server/dist'), join(release, 'server/dist'), { recursive: true })
  writeFileSync(join(release, 'server/dist/migrations/9999-newer.sql'), 'alter table account add column newer text;')
  for (const shared of ['identity', 'web', 'node_modules', 'package.json', 'server/media', 'server/package.json'])
    symlinkSync(join(root, shared), join(release, shared))
  return join(release, 'server/dist/main.js')
}

await drill({ haproxy: 'haproxy' }, async (stage) => {
  const { url: databaseUrl } = await startDatabase(stage)
  const ports = await freePorts(5)
  const url = await startAppProxy(stage, ports)
  const settings = {
    ...unlimitedSettings,
    DATABASE_URL: databaseUrl,
    DATABASE_POOL: '4',
    PUBLIC_URL: url,
    TRUSTED_PROXIES: '1',
    DRAIN_SECONDS: '3',
    IDENTITY_SECRET: secret,
    TRUST_SECRET: secret,
  }
  const start = (index: number, program?: string) => startInstance(stage, ports[index] ?? 0, settings, program)
  const older = [await start(0), await start(1)]
  await waitUntil('HAProxy finds them', async () => (await fetch(`${url}/api/ready`)).ok)
  const users = []
  for (let each = 0; each < writers; each++) users.push(await signUp(url))
  const { writes, failures, stop } = startWriting(stage, users)
  await waitUntil('people write', () => writes.length > 50)

  const program = createNewerRelease(stage)
  for (const [index, before] of older.entries()) {
    await start(2 + index, program)
    const stopping = before.stop()
    await waitUntil('the older one says that it is not ready', async () => !(await before.isReady()))
    await stopping
  }
  const { rowCount } = await connect(stage, databaseUrl).query(`select from migration where name = '9999-newer.sql'`)
  check(rowCount === 1, 'the newer release runs on newer tables')
  const back = await start(4)
  await pause(1_000)
  await stop()
  check(await back.isReady(), 'the older release starts again beside it')
  check(failures.length === 0, `of ${writes.length} writes none failed ${failures.slice(0, 5)}`)
  check(Number(describeLongestGap(writes)) < 2, `the longest time between two was ${describeLongestGap(writes)} s`)
})
