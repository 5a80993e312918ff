import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { freePort } from '@glimmer/lib/testing/free-port'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testApp } from '#testing/test-app.ts'
import { postgresCounts } from './postgres.ts'
import { sharedCountsConformance } from './shared-counts.conformance.ts'
import { valkeyCounts } from './valkey.ts'

const glimmer = testApp()

sharedCountsConformance('PostgreSQL', () => postgresCounts(glimmer.app.database.pool))

test('counts of past windows are deleted each minute', async () => {
  const { pool } = glimmer.app.database
  const counts = postgresCounts(pool)
  await counts.add({ name: 'swept', endsAt: Date.now() - 1_000 }, new Map([['maya', 1]]))
  await counts.add({ name: 'kept', endsAt: Date.now() + 60_000 }, new Map([['maya', 1]]))
  await glimmer.app.jobs.add({ name: 'sweep' })
  await glimmer.runJobs()
  const left = await pool.query(`select name from rate_limit_counter where name in ('swept', 'kept')`)
  expect(left.rows).toEqual([{ name: 'kept' }])
})

test('counting fails at once while Valkey is unreachable', async () => {
  const nowhere = valkeyCounts('valkey://127.0.0.1:9', { onTrouble: () => undefined })
  const adding = nowhere.add({ name: 'any', endsAt: Date.now() + 1_000 }, new Map([['maya', 1]]))
  await expect(adding).rejects.toThrow()
  await nowhere.close()
})

const program = ['valkey-server', 'redis-server'].map((name) => `/usr/bin/${name}`).find((path) => existsSync(path))

// Skipped where neither server is installed.
describe.skipIf(!program)('with a server of its own', async () => {
  const port = await freePort()
  const url = `valkey://127.0.0.1:${port}`
  const opened: ReturnType<typeof valkeyCounts>[] = []
  const open = () => {
    const counts = valkeyCounts(url, { onTrouble: () => undefined })
    opened.push(counts)
    return counts
  }
  let server: ReturnType<typeof spawn> | undefined
  beforeAll(async () => {
    const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
    const child = spawn(program ?? '', options, { stdio: ['ignore', 'pipe', 'ignore'] })
    server = child
    await new Promise<void>((ready) => {
      child.stdout.on('data', (said: Buffer) => said.includes('eady to accept connections') && ready())
    })
  })
  afterAll(async () => {
    for (const counts of opened) await counts.close()
    server?.kill()
  })
  sharedCountsConformance('Valkey', open)
})
