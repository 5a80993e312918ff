import { afterAll, beforeAll, expect, test } from 'vitest'
import { jobHandlers } from '#compose.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import type { JobHandlers } from './queue.ts'
import { startJobs } from './worker.ts'

let glimmer: TestApp
beforeAll(async () => {
  glimmer = await startTestApp()
})
afterAll(() => glimmer.stop())

const query = async (text: string) => (await glimmer.app.database.pool.query(text)).rows

test('a job under way in a process that is not heard of for a minute is done by another; one in a living process is left alone', async () => {
  const { app } = glimmer
  const work = (handlers: Partial<JobHandlers>) =>
    startJobs({ pool: app.database.pool, log: app.log, handlers: { ...jobHandlers(app), ...handlers } }, 1)
  const held = Promise.withResolvers<void>()
  const silent = await work({ reconcile: () => held.promise })
  await app.jobs.add({ name: 'reconcile' })
  const underWay = () => query(`select locked_by from graphile_worker.jobs where locked_by is not null`)
  await expect.poll(async () => (await underWay()).length).toBe(1)

  const done: string[] = []
  const note = async () => void done.push('reconcile')
  const living = await work({ reconcile: note })
  expect(done).toEqual([])
  await living.stop()

  await query(`update job_worker set seen_at = now() - interval '61 seconds'`)
  const another = await work({ reconcile: note })
  await expect.poll(() => done).toEqual(['reconcile'])
  held.resolve()
  await another.stop()
  await silent.stop()
})
