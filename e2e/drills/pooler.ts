// The app behind a real PgBouncer in transaction mode: thirty users use it at once over five connections, and workers
// are notified of new jobs. Needs a build.
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '@glimmer/lib/testing/free-port'
import type { Person } from '@glimmer/server/testing/people'
import { signUp } from '../users.ts'
import { startInstance, unlimitedSettings } from './kit/app.ts'
import { connect, startDatabase, startPgBouncer } from './kit/database.ts'
import { check, drill } from './kit/drill.ts'
import { waitUntil } from './kit/program.ts'

const visitors = 30
const poolSize = 5

/** A visit that touches most features; returns the statuses of its calls. */
async function visit({ call }: Person): Promise<number[]> {
  const line = await call('POST /affirmations/generate', { body: { themes: ['calm'] }, idempotencyKey: 'visit' })
  const replies = [
    line,
    await call('POST /affirmations/generate', { body: { themes: ['calm'] }, idempotencyKey: 'visit' }),
    await call('GET /affirmations/today'),
    await call('POST /affirmations/{id}/favorite', { params: { id: line.body._id } }),
    await call('GET /users/favorites', {}),
    await call('GET /library', { query: { theme: 'calm' } }),
    await call('PUT /users/values', { body: { values: [{ value: 'friendship' }] } }),
    await call('GET /users/export'),
  ]
  return replies.map(({ status }) => status)
}

await drill({ pgbouncer: 'pgbouncer' }, async (stage) => {
  const database = await startDatabase(stage)
  const pooler = await startPgBouncer(stage, database, poolSize)
  const settings = { ...unlimitedSettings, DATABASE_URL: pooler.url, STATEMENT_TIMEOUT_MS: '30000' }
  const refusal = await startInstance(stage, await freePort(), settings).catch((error: Error) => error.message)
  check(String(refusal).includes('DATABASE_DIRECT_URL'), 'without DATABASE_DIRECT_URL it refuses to start, and says so')

  const app = await startInstance(stage, await freePort(), { ...settings, DATABASE_DIRECT_URL: database.url })
  const users = await Promise.all(Array.from({ length: visitors }, () => signUp(app.url)))
  const statuses = (await Promise.all(users.map(visit))).flat()
  const failed = statuses.filter((status) => status >= 400)
  check(failed.length === 0, `${statuses.length} calls of ${visitors} users at once succeed ${failed}`)
  const { rows: pools } = await connect(stage, pooler.adminUrl).query('show pools')
  const pool = pools.find(({ database: name }) => name === 'glimmer')
  const open = Number(pool?.sv_active) + Number(pool?.sv_idle) + Number(pool?.sv_used)
  check(open <= poolSize, `all over ${open} connections to the database, of at most ${poolSize}`)

  const through = connect(stage, pooler.url)
  const waits: number[] = []
  for (let turn = 0; turn < 20; turn++) {
    const key = `drill ${turn}`
    // So that the notification falls anywhere between two polls of the worker, which polls every two seconds.
    await pause(turn * 7)
    const addedAt = performance.now()
    await through.query(`select graphile_worker.add_job('sweep', '{}'::json, job_key => $1)`, [key])
    const isDone = async () =>
      (await through.query('select 1 from graphile_worker.jobs where key = $1', [key])).rowCount === 0
    await waitUntil('a job is done', isDone)
    waits.push(performance.now() - addedAt)
  }
  const longest = Math.max(...waits)
  check(longest < 1_500, `workers are notified of new jobs: each of 20 was done within ${longest.toFixed(0)} ms`)
})
