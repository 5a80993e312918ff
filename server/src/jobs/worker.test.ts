import { afterAll, beforeAll, expect, test } from 'vitest'
import { jobHandlers } from '#compose.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { startJobs } from './worker.ts'

let glimmer: TestApp
beforeAll(async () => {
  glimmer = await startTestApp()
})
afterAll(() => glimmer.stop())

const query = async (text: string) => (await glimmer.app.database.pool.query(text)).rows

test('a job held by a process that was killed is done by another within a minute; one that is under way is left alone', async () => {
  const { app } = glimmer
  await app.jobs.add({ name: 'sweep', key: 'of the dead' })
  await app.jobs.add({ name: 'sweep', key: 'of the living' })
  await query(`insert into job_worker (id, seen_at) values ('dead', now() - interval '61 seconds'), ('living', now())`)
  await query(`update graphile_worker._private_jobs set locked_at = now() - interval '2 minutes',
    locked_by = case key when 'of the dead' then 'dead' else 'living' end`)
  const jobs = await startJobs({ pool: app.database.pool, log: app.log, handlers: jobHandlers(app) }, 1)
  const waiting = () => query(`select key from graphile_worker.jobs where key like 'of the %'`)
  await expect.poll(waiting, { timeout: 10_000 }).toEqual([{ key: 'of the living' }])
  expect((await query('select id from job_worker')).map(({ id }) => id)).toContain('living')
  await jobs.stop()
  expect(await query('select id from job_worker')).toEqual([{ id: 'living' }])
})
