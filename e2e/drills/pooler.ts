// The app behind a real PgBouncer in transaction mode: thirty users use it at once over five connections, jobs run, and
// notifications of new jobs arrive. Needs a build (node scripts/build.mjs).
import { setTimeout as pause } from 'node:timers/promises'
import type { Person } from '@glimmer/server/testing/people'
import { startTestIssuer } from '@glimmer/server/testing/test-issuer'
import { startProduct } from '../product.ts'
import { connect, startDatabase } from './kit/database.ts'
import { drill, must, say } from './kit/drill.ts'
import { aPerson, signInAt } from './kit/people.ts'
import { startPgBouncer } from './kit/pgbouncer.ts'
import { until } from './kit/program.ts'

const people = 30
const poolSize = 5

/** A visit that touches most features; returns the statuses of its calls. */
async function visit({ call }: Person): Promise<number[]> {
  const day = new Date().toISOString().slice(0, 10)
  const line = await call('POST /affirmations/generate', { body: { themes: ['calm'] }, idempotencyKey: 'visit' })
  const id = line.body._id
  const [first, ...rest] = [
    line,
    await call('POST /affirmations/generate', { body: { themes: ['calm'] }, idempotencyKey: 'visit' }),
    await call('GET /affirmations/today'),
    await call('POST /affirmations', { body: { text: 'I can rest before I am done.' } }),
    await call('POST /affirmations/{id}/favorite', { params: { id } }),
    await call('GET /users/favorites', {}),
    await call('GET /affirmations', {}),
    await call('GET /library', { query: { theme: 'calm' } }),
    await call('PUT /users/values', { body: { values: [{ value: 'friendship' }] } }),
    await call('PUT /users/preferences', { body: { keepMoods: true } }),
    await call('PUT /users/moods/{day}', { params: { day }, body: { mood: 'good' } }),
    await call('GET /users/usage'),
    await call('GET /users/profile'),
    await call('GET /users/export'),
  ]
  return [first, ...rest].map(({ status }) => status)
}

await drill({ pgbouncer: 'pgbouncer' }, async (stage) => {
  const database = await startDatabase(stage)
  const pooler = await startPgBouncer(stage, database, poolSize)
  const issuer = await startTestIssuer()
  stage.atTheEnd(issuer.stop)
  const settings = { ...signInAt(issuer), DATABASE_URL: pooler.url, STATEMENT_TIMEOUT_MS: '30000' }

  const alone = await startProduct(settings).then(
    async ({ stop }) => {
      await stop()
      return 'it started'
    },
    (error: Error) => error.message,
  )
  must(
    alone.includes('DATABASE_DIRECT_URL'),
    'without DATABASE_DIRECT_URL it refuses to start, and says what is missing',
  )

  const product = await startProduct({ ...settings, DATABASE_DIRECT_URL: database.url })
  stage.atTheEnd(product.stop)
  const everybody = await Promise.all(Array.from({ length: people }, () => aPerson(product.url, issuer)))
  const from = performance.now()
  const statuses = (await Promise.all(everybody.map(visit))).flat()
  const failed = statuses.filter((status) => status >= 400)
  say(`    ${statuses.length} calls of ${people} people at once in ${((performance.now() - from) / 1000).toFixed(1)} s`)
  must(failed.length === 0, `every route answers (failed: ${failed.length === 0 ? 'none' : failed.join(' ')})`)

  const { rows: pools } = await connect(stage, pooler.adminUrl).query('show pools')
  const [pool] = pools.filter(({ database: name }) => name === 'glimmer')
  must(pool?.pool_mode === 'transaction', 'PgBouncer hands connections on after each transaction')
  const open = Number(pool?.sv_active) + Number(pool?.sv_idle) + Number(pool?.sv_used)
  must(open <= poolSize, `all of it over ${open} connections to the database, of at most ${poolSize}`)

  const through = connect(stage, pooler.url)
  const waits: number[] = []
  for (let turn = 0; turn < 20; turn++) {
    const key = `drill ${turn}`
    // So that the notification falls anywhere between two polls of the worker, which polls every two seconds.
    await pause(turn * 7)
    const left = performance.now()
    await through.query(`select graphile_worker.add_job('sweep', '{}'::json, job_key => $1)`, [key])
    const isDone = async () =>
      (await through.query('select 1 from graphile_worker.jobs where key = $1', [key])).rowCount === 0
    await until('a job is done', isDone, 10_000)
    waits.push(performance.now() - left)
  }
  const longest = Math.max(...waits)
  must(longest < 1_500, `word of 20 new jobs arrives at once: each was done within ${longest.toFixed(0)} ms`)
  must((await fetch(`${product.url}/api/ready`)).ok, 'the probe says ready')
})
