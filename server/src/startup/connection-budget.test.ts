import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openLog } from '#http/logging.ts'
import { anInstallation } from '#testing/installation.ts'

const installation = await anInstallation()
const dataDir = await mkdtemp(join(tmpdir(), 'glimmer-connections-'))
afterAll(async () => {
  await installation.stop()
  await rm(dataDir, { recursive: true, force: true })
})

const warnings: string[] = []
const log = openLog('warn', { write: (line) => void warnings.push(line) })

test('the embedded database accepts every connection that the settings allow, and those of commands', async () => {
  const settings = { DATABASE_URL: '', DATA_DIR: dataDir, DATABASE_POOL: '60', JOB_CONCURRENCY: '20' }
  const { app, stop } = await installation.startProcess(settings, { log })
  // All of them are in use at once, and there is still one for a command.
  const clients = await Promise.all(Array.from({ length: 60 }, () => app.database.pool.connect()))
  const { rows } = (await clients[0]?.query('show max_connections')) ?? { rows: [] }
  expect(Number(rows[0]?.max_connections)).toBeGreaterThan(60 + 20 + 2)
  for (const client of clients) client.release()
  await stop()
  expect(warnings).toEqual([])
}, 60_000)

test('warns if the settings allow more connections than an external database accepts', async () => {
  await installation.startProcess({ DATABASE_POOL: '1000' }, { log })
  expect(warnings.join('')).toMatch(/may open 1004 connections, and the database takes \d+: lower DATABASE_POOL or/)
})

test('counts only direct connections behind a pooler', async () => {
  warnings.length = 0
  const DATABASE_DIRECT_URL = `${installation.databaseUrl}&application_name=direct`
  await installation.startProcess({ DATABASE_POOL: '1000', DATABASE_DIRECT_URL }, { log })
  expect(warnings).toEqual([])
})
