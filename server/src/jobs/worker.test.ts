import { expect, onTestFinished, test } from 'vitest'
import { jobHandlers } from '#compose/handlers.ts'
import { testApp } from '#testing/test-app.ts'
import { releaseJobsOfDeadWorkers, removeWorkers } from './heartbeats.ts'
import { everyHour, everyMinute, type JobHandlers } from './queue.ts'
import { addDueJobs } from './schedule.ts'
import { startJobs } from './worker.ts'

const glimmer = testApp()

const query = async (text: string) => (await glimmer.app.database.pool.query(text)).rows

test('another process runs a job of a process without a heartbeat for a minute, and none of a living one', async () => {
  const { app } = glimmer
  const work = (handlers: Partial<JobHandlers>, heartbeatMs?: number) =>
    startJobs(
      {
        pool: app.database.pool,
        log: app.log,
        handlers: { ...jobHandlers(app), ...handlers },
        ...(heartbeatMs && { heartbeatMs }),
      },
      1,
    )
  const unfinished = Promise.withResolvers<void>()
  // No schedule adds a job of this kind.
  const silent = await work({ 'read-inbox': () => unfinished.promise })
  onTestFinished(async () => {
    unfinished.resolve()
    await silent.stop()
  })
  await app.jobs.add({ name: 'read-inbox' })
  const underWay = () =>
    query(`select locked_by from graphile_worker.jobs where task_identifier = 'read-inbox' and locked_by is not null`)
  await expect.poll(async () => (await underWay()).length).toBe(1)

  const done: string[] = []
  const note = async () => void done.push('read-inbox')
  const living = await work({ 'read-inbox': note })
  expect(done).toEqual([])
  await living.stop()

  await query(`update job_worker set seen_at = now() - interval '61 seconds'`)
  // The silent one's next heartbeat is due after fifteen seconds.
  const another = await work({ 'read-inbox': note }, 50)
  onTestFinished(another.stop)
  await expect.poll(() => done).toEqual(['read-inbox'])
})

for (const jump of ['1 hour', '-1 hour'])
  test(`keeps a running job locked when the database’s clock jumps by ${jump}`, async () => {
    const { pool } = glimmer.app.database
    const worker = 'worker-under-way'
    await releaseJobsOfDeadWorkers(pool, [worker])
    await releaseJobsOfDeadWorkers(pool, ['the-other'])
    await query(`select graphile_worker.add_job('nobodys', '{}'::json, job_key => 'under way')`)
    await query(
      `update graphile_worker._private_jobs set locked_by = '${worker}', locked_at = now() where key = 'under way'`,
    )
    const lockedBy = async () => (await query(`select locked_by from graphile_worker.jobs where key = 'under way'`))[0]

    // To the database's new clock, all heartbeats are an hour away.
    await query(`update job_worker set seen_at = seen_at - interval '${jump}'`)
    await releaseJobsOfDeadWorkers(pool, ['the-other'])
    await releaseJobsOfDeadWorkers(pool, ['one-that-just-started'])
    expect(await lockedBy()).toEqual({ locked_by: worker })

    // By the next round everybody alive has sent one; whoever has not is dead.
    await releaseJobsOfDeadWorkers(pool, ['the-other'])
    expect(await lockedBy()).toEqual({ locked_by: null })
    await query(`select graphile_worker.remove_job('under way')`)
    await removeWorkers(pool, ['the-other', 'one-that-just-started'])
  })

test('adds the jobs of a minute and of an hour once for all processes, and again after the clock was put back', async () => {
  const { pool } = glimmer.app.database
  const waiting = async () =>
    (await query(`select task_identifier as name from graphile_worker.jobs order by 1`)).map(({ name }) => name)
  await query('delete from job_schedule')
  await query(`select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs having count(*) > 0`)
  await Promise.all([addDueJobs(pool), addDueJobs(pool)])
  expect(await waiting()).toEqual(everyMinute.toSorted())

  await query(
    `update job_schedule set due_at = due_at + interval '1 hour' where name in ('sweep', 'back-up', 'retain')`,
  )
  await Promise.all([addDueJobs(pool), addDueJobs(pool)])
  // Of backups, only one waits.
  expect(await waiting()).toEqual([...everyMinute, ...everyHour, 'sweep'].toSorted())
})

test('a job whose time has come is run', async () => {
  const { app } = glimmer
  await query('delete from job_schedule')
  const done: string[] = []
  const sweep = async () => void done.push('sweep')
  const jobs = await startJobs({ pool: app.database.pool, log: app.log, handlers: { ...jobHandlers(app), sweep } }, 1)
  onTestFinished(jobs.stop)
  await expect.poll(() => done).toContain('sweep')
  expect(jobs.isMoving()).toBe(true)
})
