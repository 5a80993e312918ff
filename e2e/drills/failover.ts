// The app on two PostgreSQL servers managed by Patroni and etcd, with HAProxy in front: the primary is killed while
// users write. Every acknowledged line must exist afterwards, and every press repeated with its idempotency key must
// have been done once. Needs a build.
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Person } from '@glimmer/server/testing/people'
import { startTestIssuer } from '@glimmer/server/testing/test-issuer'
import { freePort } from '../product.ts'
import { connect } from './kit/database.ts'
import { drill, must, say } from './kit/drill.ts'
import { startInstance } from './kit/instance.ts'
import { isNow, startCluster } from './kit/patroni.ts'
import { aPerson, signInAt } from './kit/people.ts'
import { until } from './kit/program.ts'

const writers = 8
const beforeMs = 3_000
const afterMs = 5_000
const betweenTriesMs = 250

interface Told {
  /** When each write was acknowledged. */
  acknowledgedAt: number[]
  ids: string[]
  /** How often each status occurred, and how many failures did not say when to retry. */
  statuses: Map<number, number>
  silent: number
}

/** Writes lines in a loop, each with its own idempotency key, and retries failures until they succeed. */
async function write({ call }: Person, told: Told, isOver: () => boolean) {
  while (!isOver()) {
    const idempotencyKey = randomUUID()
    for (;;) {
      const { status, headers, body } = await call('POST /affirmations/generate', {
        body: { themes: ['calm'] },
        idempotencyKey,
      })
      told.statuses.set(status, (told.statuses.get(status) ?? 0) + 1)
      if (status < 300) {
        told.acknowledgedAt.push(performance.now())
        told.ids.push(body._id)
        break
      }
      if (status === 503 && !headers.has('retry-after')) told.silent++
      await pause(betweenTriesMs)
    }
  }
}

/** The longest time between two acknowledged writes, in milliseconds. */
const longestGap = (at: readonly number[]) => Math.max(...at.slice(1).map((time, place) => time - (at[place] ?? time)))

const packages = { patroni: 'patroni', etcd: 'etcd-server', haproxy: 'haproxy', postgres: 'postgresql-15' }

await drill(packages, async (stage) => {
  const { nodes, url: databaseUrl } = await startCluster(stage)
  const [first, second] = nodes
  const issuer = await startTestIssuer()
  stage.atTheEnd(issuer.stop)
  const port = await freePort()
  const app = await startInstance(stage, port, {
    ...signInAt(issuer),
    DATABASE_URL: databaseUrl,
    PAYMENTS: 'none',
    DEFAULT_TIER: 'pro',
    REQUESTS_PER_MINUTE: '1000000',
    LOG_LEVEL: 'silent',
  })
  const people = await Promise.all(Array.from({ length: writers }, () => aPerson(app.url, issuer)))
  const told: Told = { acknowledgedAt: [], ids: [], statuses: new Map(), silent: 0 }
  let over = false
  const writing = Promise.all(people.map((person) => write(person, told, () => over)))
  // If the drill fails it still ends; the writes in progress then fail with the app.
  writing.catch(() => undefined)
  stage.atTheEnd(() => {
    over = true
  })
  await pause(beforeMs)
  const before = told.ids.length
  await first.kill()
  say(`    the primary is killed under ${writers} writers, after ${before} lines`)
  const probes = new Set<number>()
  await until('the copy has taken over', async () => {
    probes.add((await fetch(`${app.own}/api/ready`)).status)
    return isNow(second, 'primary')
  })
  await until('people can write again', () => performance.now() - (told.acknowledgedAt.at(-1) ?? 0) < 500)
  await pause(afterMs)
  over = true
  await writing

  must(probes.has(503), 'the probe said 503 meanwhile')
  const strange = [...told.statuses].filter(([status]) => status !== 201 && status !== 200 && status !== 503)
  must(
    strange.length === 0 && told.silent === 0,
    `meanwhile every answer was a 503 that says when to come back (${told.statuses.get(503) ?? 0} of them; others: ${JSON.stringify(strange)}, without Retry-After: ${told.silent})`,
  )
  const pool = connect(stage, databaseUrl)
  const { rows } = await pool.query<{ id: string }>('select id from affirmation where account_id = any($1)', [
    people.map(({ id }) => id),
  ])
  const there = new Set(rows.map(({ id }) => id))
  const lost = told.ids.filter((id) => !there.has(id))
  must(lost.length === 0, `of ${told.ids.length} acknowledged lines none is lost`)
  must(
    new Set(told.ids).size === told.ids.length && there.size === told.ids.length,
    `every press was done once: as many lines as keys (${there.size})`,
  )
  say(`    time without writes: ${(longestGap(told.acknowledgedAt) / 1000).toFixed(1)} s`)
  await pool.query(`select graphile_worker.add_job('sweep', '{}'::json, job_key => 'after the failover')`)
  const waiting = `select 1 from graphile_worker.jobs where key = 'after the failover'`
  await until('a job is done', async () => (await pool.query(waiting)).rowCount === 0)
  must(true, 'jobs run on the new primary')
  first.start()
  await until('the old primary comes back as a copy', () => isNow(first, 'synchronous'), 90_000)
  must(true, 'the machine that died comes back as a copy')
})
