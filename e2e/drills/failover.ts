// The app on two PostgreSQL servers managed by Patroni and etcd, with HAProxy in front: the primary is killed while
// users write. Every acknowledged line must exist afterwards, once. Needs a build.
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '@glimmer/lib/testing/free-port'
import { signUp } from '../users.ts'
import { startInstance, unlimitedSettings } from './kit/app.ts'
import { connect } from './kit/database.ts'
import { check, drill, print } from './kit/drill.ts'
import { hasRole, startCluster } from './kit/patroni.ts'
import { waitUntil } from './kit/program.ts'
import { describeLongestGap, startWriting } from './kit/writing.ts'

const writers = 8
const packages = { patroni: 'patroni', etcd: 'etcd-server', haproxy: 'haproxy', postgres: 'postgresql-15' }

await drill(packages, async (stage) => {
  const { nodes, url } = await startCluster(stage)
  const [first, second] = nodes
  const app = await startInstance(stage, await freePort(), { ...unlimitedSettings, DATABASE_URL: url })
  const users = await Promise.all(Array.from({ length: writers }, () => signUp(app.url)))
  const { writes, failures, stop } = startWriting(stage, users)
  await waitUntil('people write', () => writes.length > 200)
  await first.kill()
  await waitUntil('the probe notices', async () => !(await app.isReady()))
  await waitUntil('the replica has taken over', () => hasRole(second, 'primary'))
  await waitUntil('people can write again', () => performance.now() - (writes.at(-1)?.acknowledgedAt ?? 0) < 500)
  await pause(3_000)
  await stop()

  const others = failures.filter((failure) => failure !== '503 with Retry-After')
  check(others.length === 0, `meanwhile each of ${failures.length} failures was a 503 with Retry-After (${others})`)
  const pool = connect(stage, url)
  const { rows } = await pool.query<{ id: string }>('select id from affirmation where account_id = any($1)', [
    users.map(({ id }) => id),
  ])
  const stored = new Set(rows.map(({ id }) => id))
  const lost = writes.filter(({ id }) => !stored.has(id))
  check(lost.length === 0, `of ${writes.length} acknowledged lines none is lost`)
  check(stored.size === writes.length, 'each request, however often repeated, wrote one line')
  print(`    time without writes: ${describeLongestGap(writes)} s`)

  await pool.query(`select graphile_worker.add_job('sweep', '{}'::json, job_key => 'after the failover')`)
  const waiting = `select 1 from graphile_worker.jobs where key = 'after the failover'`
  await waitUntil('a job is done on the new primary', async () => (await pool.query(waiting)).rowCount === 0)
  first.start()
  await waitUntil('the old primary comes back as a replica', () => hasRole(first, 'synchronous'))
})
