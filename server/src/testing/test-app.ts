import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, inject, onTestFinished } from 'vitest'
import { fliteVoice } from '#adapters/voice/flite/voice.ts'
import type { App } from '#app.ts'
import { jobHandlers } from '#compose/handlers.ts'
import type { Overrides } from '#compose/overrides.ts'
import { compose } from '#compose.ts'
import { readConfig } from '#config/config.ts'
import { openPool } from '#database/pool.ts'
import { openLog } from '#http/logging.ts'
import { createServer } from '#http/server.ts'
import { runJobs } from '#jobs/worker.ts'
import type { Voice } from '#ports/voice.ts'
import { httpFeatures } from '#routes.ts'
import { manualClock } from './manual-clock.ts'
import { startTestIssuer, type TestIssuer } from './test-issuer.ts'

export interface TestApp {
  app: App
  /** The app's base URL, without a trailing slash. */
  url: string
  clock: ReturnType<typeof manualClock>
  issuer: TestIssuer
  /** The rows that a query returns. */
  rows<Row = Record<string, unknown>>(query: SQL): Promise<Row[]>
  /** The names of the tables that contain a word anywhere. */
  tablesWith(word: string): Promise<string[]>
  /** Runs the jobs that are due, webhooks included. */
  runJobs(): Promise<void>
  /** Runs the hourly sweep of expired data. */
  sweepHourly(): Promise<void>
  /** The log so far. */
  logged(): string
  stop(): Promise<void>
}

interface TestAppOptions {
  now?: string
  /** By environment variable. */
  settings?: Record<string, string>
  paymentsTransport?: Overrides['paymentsTransport']
  pushTransport?: NonNullable<Overrides['pushTransport']>
  writerPatienceMs?: Overrides['writerPatienceMs']
}

/** The app that the tests of a file share: started before the first of them and stopped after the last. */
export function testApp(options?: TestAppOptions): TestApp {
  const shared = {} as TestApp
  beforeAll(async () => {
    Object.assign(shared, await startTestApp(options))
  })
  afterAll(() => shared.stop())
  return shared
}

/** Another app, for one test: stopped when the test has finished. */
export async function anotherTestApp(options?: TestAppOptions): Promise<TestApp> {
  const other = await startTestApp(options)
  onTestFinished(() => other.stop())
  return other
}

/** Tests never reach a real push service. */
const unreachable: NonNullable<Overrides['pushTransport']> = async () => ({ status: 503 })

/** One thread for all tests of a process: starting it takes longer than four lines. */
const flite = fliteVoice()

/** The built-in voice of one app, which closing breaks for this app alone. */
function builtInVoice(): Voice {
  let isClosed = false
  return {
    ...flite,
    synthesize: async (request) => (isClosed ? { ok: false, reason: 'broken' } : flite.synthesize(request)),
    async close() {
      isClosed = true
    },
  }
}

async function copyDatabase() {
  const server = inject('postgres')
  const database = `test_${randomUUID().replaceAll('-', '')}`
  const admin = openPool(server, 1, () => undefined)
  await admin.pool.query(`create database ${database} template ${inject('templateDatabase')}`)
  await admin.close()
  const open = (size: number) => openPool({ ...server, database }, size, () => undefined)
  // The worker does not wait for a job's completion before it asks for the next. On one connection it comes first, and
  // on two a job that waits for its queue would be left over now and then.
  return { database: open(10), worker: open(1) }
}

/**
 * Starts the whole app with real parts: its own database, an issuer, the built-in voice and writer, listening on a free
 * port. Only the clock is frozen, at noon on 21 November 2026 in London unless a test says otherwise.
 */
export async function startTestApp({
  now = '2026-11-21T12:00:00Z',
  settings = {},
  paymentsTransport,
  pushTransport = unreachable,
  writerPatienceMs,
}: TestAppOptions = {}): Promise<TestApp> {
  const [{ database, worker }, issuer, dataDir] = await Promise.all([
    copyDatabase(),
    startTestIssuer(),
    mkdtemp(join(tmpdir(), 'glimmer-app-')),
  ])
  const lines: string[] = []
  const clock = manualClock(new Date(now))
  const config = readConfig({
    IDENTITY: 'oidc',
    OIDC_ISSUER: issuer.issuer,
    OIDC_CLIENT_ID: issuer.clientId,
    OIDC_AUDIENCE: issuer.audience,
    DATA_DIR: dataDir,
    METRICS_TOKEN: 'a-token-for-the-tests',
    ...settings,
  })
  const log = openLog('debug', { write: (line) => void lines.push(line) })
  const app = await compose(config, database, {
    clock,
    log,
    pushTransport,
    builtInVoice: builtInVoice(),
    writerPatienceMs,
    ...(paymentsTransport && { paymentsTransport }),
  })
  const server = await createServer(app, httpFeatures(app))
  await server.listen({ port: 0, host: '127.0.0.1' })
  const rows = async <Row>(query: SQL) => (await database.db.execute(query)).rows as Row[]
  const work = () => runJobs({ pool: worker.pool, log, handlers: jobHandlers(app) })
  return {
    app,
    url: `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    clock,
    issuer,
    rows,
    async tablesWith(word) {
      const tables = await rows<{ name: string }>(
        sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
      )
      const found: string[] = []
      for (const { name } of tables) {
        const hit = sql`select 1 from ${sql.identifier(name)} found where found::text ilike ${`%${word}%`} limit 1`
        if ((await rows(hit)).length > 0) found.push(name)
      }
      return found
    },
    runJobs: work,
    async sweepHourly() {
      await app.jobs.add({ name: 'retain' })
      await work()
    },
    logged: () => lines.join(''),
    async stop() {
      await server.close()
      await app.closeVoices()
      await worker.close()
      await database.close()
      await issuer.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
