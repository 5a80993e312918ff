import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { JobName } from '#jobs/queue.ts'
import { caller } from '../people.ts'
import { startTestApp, type TestApp } from '../test-app.ts'
import { fillDatabase } from './fill-database.ts'
import { planOf, type Reading } from './plan-of.ts'
import { listenTo, type RecordedQuery } from './seen-queries.ts'

let glimmer: TestApp
let client: pg.Client
let during: ReturnType<typeof listenTo>['during']
let call: ReturnType<typeof caller>['send']
/** Tables that refer to an account, and among them those with many rows. */
let ofAccounts: Set<string>
let grown: Set<string>
let lineId: string

beforeAll(async () => {
  glimmer = await startTestApp()
  const { pool } = glimmer.app.database
  const { rows } = await pool.query<{ name: string }>('select current_database() as name')
  client = new pg.Client({ ...inject('postgres'), database: rows[0]?.name })
  await client.connect()
  const { issuer } = glimmer
  await fillDatabase(client, { people: 2_000, days: 15, issuer: issuer.issuer, now: glimmer.clock.now() })
  const columns = await client.query<{ table: string }>(
    `select table_name as table from information_schema.columns where table_schema = 'public' and column_name = 'account_id'`,
  )
  ofAccounts = new Set(columns.rows.map(({ table }) => table))
  const big = await client.query<{ table: string }>(
    `select relname as table from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and reltuples >= 2000`,
  )
  grown = new Set(big.rows.map(({ table }) => table))
  const line = await client.query<{ id: string }>(
    `select line.id from affirmation line join account on account.id = account_id where subject = 'crowd-7' limit 1`,
  )
  lineId = line.rows[0]?.id ?? ''
  call = caller(glimmer, await issuer.token('crowd-7')).send
  during = listenTo(pool).during
}, 60_000)
afterAll(async () => {
  await client.end()
  await glimmer.stop()
})

/** Partial indexes of work in progress, which are small in any installation. */
const underWay = ['usage_reservation_open', 'billing_command_running', 'webhook_inbox_waiting']
const isWalked = ({ by, index = '' }: Reading) => by === undefined && !underWay.includes(index)

/** The reads of these statements from tables where a full scan grows with the installation. */
async function readingsOf(queries: readonly RecordedQuery[]): Promise<Reading[]> {
  const all: Reading[] = []
  for (const query of queries) all.push(...(await planOf(client, query)))
  return all.filter(({ table }) => grown.has(table))
}

const json = (body: object): RequestInit => ({
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
})

const asked: Record<string, () => [method: string, path: string, init?: RequestInit]> = {
  'my list': () => ['GET', '/affirmations?limit=20'],
  'my list, oldest first': () => ['GET', '/affirmations?sort=oldest'],
  'words sought in my list': () => ['GET', '/affirmations?q=breath'],
  'a theme of my list': () => ['GET', '/affirmations?theme=calm'],
  'my favourites': () => ['GET', '/users/favorites'],
  'my history': () => ['GET', '/users/history'],
  today: () => ['GET', '/affirmations/today'],
  'the days ahead': () => ['GET', '/affirmations/ahead'],
  'this evening': () => ['GET', '/affirmations/evening'],
  'one line': () => ['GET', `/affirmations/${lineId}`],
  'what felt true': () => ['GET', '/users/felt-true'],
  'visit summary': () => ['GET', '/users/days'],
  'visit days of the garden': () => ['GET', '/users/days/visits?from=2026-11-01&to=2026-11-30'],
  'milestones of the garden': () => ['GET', '/users/days/milestones'],
  moods: () => ['GET', '/users/moods?from=2026-11-01&to=2026-11-30'],
  'what is used': () => ['GET', '/users/usage'],
  profile: () => ['GET', '/users/profile'],
  reminders: () => ['GET', '/users/reminders'],
  sets: () => ['GET', '/affirmations/sets'],
  collections: () => ['GET', '/collections'],
  library: () => ['GET', '/library?theme=calm'],
  'shared lines': () => ['GET', '/users/links'],
  'my plan': () => ['GET', '/subscriptions/current'],
  'keep a line': () => ['POST', `/affirmations/${lineId}/favorite`, json({ isFavorite: true })],
  'answer a line': () => ['POST', `/affirmations/${lineId}/response`, json({ response: 'true' })],
  generate: () => ['POST', '/affirmations/generate', json({ themes: ['calm'], mood: 'steady' })],
}

describe('in a database with many accounts, a request scans no whole table, and reads no other account’s rows:', () => {
  test.each(Object.entries(asked))('%s', async (_, request) => {
    const queries = await during(async () => {
      const { status } = await call(...request())
      expect(status).toBeLessThan(300)
    })
    const readings = await readingsOf(queries)
    expect(readings).not.toEqual([])
    expect(readings.filter(isWalked)).toEqual([])
    const elsewhere = readings.filter(
      ({ table, by, and }) => ofAccounts.has(table) && !/account_id/.test(`${by} ${and}`),
    )
    expect(elsewhere).toEqual([])
  })
})

test('the days with a visit are counted by an index alone, because their rows are far apart', async () => {
  const queries = await during(() => call('GET', '/users/days'))
  const readings = await readingsOf(queries)
  const ofDays = readings.filter(({ table }) => table === 'daily_line')
  expect(ofDays).toMatchObject([{ node: 'Index Only Scan', index: 'daily_line_pkey' }])
})

const jobs: JobName[] = ['remind', 'sweep', 'retain', 'send-notices', 'age-deadlines', 'reconcile', 'read-inbox']

/** Summing the size of all recordings: SPEECH_CACHE_MEGABYTES bounds it, however many users there are. */
const isAddedUp = ({ table, node }: Reading) => table === 'speech_recording' && node === 'Index Only Scan'

describe('in a database with many accounts, jobs for all accounts find what is due by an index:', () => {
  // Tests whether an index can be used, not whether it pays off at this size.
  beforeAll(() => client.query('set enable_seqscan = off'))
  afterAll(() => client.query('reset enable_seqscan'))

  test.each(jobs)('%s', async (name) => {
    await glimmer.app.jobs.add({ name })
    const readings = await readingsOf(await during(glimmer.runJobs))
    expect(readings.filter((reading) => isWalked(reading) && !isAddedUp(reading))).toEqual([])
  })

  test('send-reminders', async () => {
    const { rows } = await client.query('select page from reminder_delivery where due_at = $1 limit 1', [
      glimmer.clock.now(),
    ])
    await glimmer.app.jobs.add({ name: 'send-reminders', payload: { page: rows[0]?.page } })
    const readings = await readingsOf(await during(glimmer.runJobs))
    expect((await client.query('select 1 from email_outbox')).rowCount).toBeGreaterThan(0)
    expect(readings.map(({ by = '' }) => by).filter((by) => by.includes('page'))).toHaveLength(1)
    expect(readings.filter(isWalked)).toEqual([])
  })
})
