import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { readConfig } from '#config/config.ts'
import { type Database, openPool } from '#database/pool.ts'
import { findBuildLayout } from '#startup/build-layout.ts'
import { startTestIssuer, type TestIssuer } from '#testing/test-issuer.ts'
import { type Running, start } from './start.ts'

const main = new URL('./main.ts', import.meta.url).href

let issuer: TestIssuer
let dataDir: string
let databaseUrl: string
let database: Database
const running: Running[] = []

beforeAll(async () => {
  const server = inject('postgres')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const admin = openPool(server, 1, () => undefined)
  await admin.pool.query(`create database ${name} template ${inject('templateDatabase')}`)
  await admin.close()
  databaseUrl = `postgresql://${server.user}@/${name}?host=${encodeURIComponent(server.host)}&port=${server.port}`
  database = openPool({ connectionString: databaseUrl }, 1, () => undefined)
  issuer = await startTestIssuer()
  dataDir = await mkdtemp(join(tmpdir(), 'glimmer-roles-'))
})
afterAll(async () => {
  for (const { stop } of running) await stop()
  await database.close()
  await issuer.stop()
  await rm(dataDir, { recursive: true, force: true })
})

/** A port that was free a moment ago. */
const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

/** One process of this role; answers how it answers at an address. */
async function startAs(ROLE: 'web' | 'worker') {
  const port = await freePort()
  const config = readConfig({
    IDENTITY: 'oidc',
    OIDC_ISSUER: issuer.issuer,
    OIDC_CLIENT_ID: issuer.clientId,
    OIDC_AUDIENCE: issuer.audience,
    DATABASE_URL: databaseUrl,
    DATABASE_POOL: '4',
    DATA_DIR: dataDir,
    PORT: String(port),
    LOG_LEVEL: 'silent',
    ROLE,
  })
  running.push(await start(config, findBuildLayout(main)))
  return async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).status
}

test('a process for people’s requests leaves the work to others; one for the work answers probes alone, and does it', async () => {
  const web = await startAs('web')
  expect(await Promise.all(['/api/health', '/api/ready', '/api/config'].map(web))).toEqual([200, 200, 200])
  await database.pool.query(`select graphile_worker.add_job('sweep', '{}'::json, job_key => 'left by the web')`)
  // Whoever works on jobs says so here before it takes the first.
  expect((await database.pool.query('select 1 from job_worker')).rowCount).toBe(0)

  const worker = await startAs('worker')
  const waiting = async () =>
    (await database.pool.query(`select 1 from graphile_worker.jobs where key = 'left by the web'`)).rowCount
  await expect.poll(waiting, { timeout: 10_000 }).toBe(0)
  expect(await Promise.all(['/api/health', '/api/ready'].map(worker))).toEqual([200, 200])
  // Addresses of the contract are known to it, and answered by none of its routes.
  const others = ['/api/config', '/api/users/profile', '/', '/contact']
  expect(await Promise.all(others.map(worker))).toEqual([405, 405, 404, 404])
})
