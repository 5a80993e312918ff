import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { defaultReminders } from '@glimmer/contract'
import { compileCache } from '@glimmer/lib/testing/compile-cache'
import { programOf } from '@glimmer/lib/testing/program'
import { startSmtpServer } from '@glimmer/lib/testing/smtp-server'
import { afterEach, expect, inject, test } from 'vitest'
import { startTestApp } from '#testing/test-app.ts'

const people = 150
/** How many mails have been sent when the worker is killed. */
const killedAfter = 40
/** The worker's concurrent jobs and mail connections: together they limit what can be in progress at once. */
const [jobs, connections] = [2, 2]
const entry = programOf('server', 'main')

/** Inserts accounts whose reminder by mail is due now. */
const peopleToRemind = `
  with people as (
    insert into account (id, issuer, subject, email, email_verified, username, preferences, created_at, updated_at)
    select gen_random_uuid(), 'https://killed.example', n::text, 'reader-' || n || '@example.test', true, 'Maya', $1, now(), now()
    from generate_series(1, $2::int) as n returning id, email)
  insert into reminder (account_id, settings, next_due_at, confirmed_email) select id, $3, now(), email from people`

const running: ChildProcess[] = []
afterEach(async () => {
  for (const worker of running.splice(0)) {
    if (worker.exitCode !== null || worker.signalCode !== null) continue
    const ended = once(worker, 'exit')
    worker.kill('SIGTERM')
    await ended
  }
})

test('another worker sends the rest of a killed worker’s page, and no email twice', async () => {
  const killed = Promise.withResolvers<void>()
  const smtp = await startSmtpServer(() => {
    if (smtp.messages.length !== killedAfter) return
    running[0]?.kill('SIGKILL')
    killed.resolve()
  })
  const glimmer = await startTestApp()
  const { pool } = glimmer.app.database
  const query = async (text: string, values: unknown[] = []) => (await pool.query(text, values)).rows
  const [{ database }] = await query('select current_database() as database')

  async function startWorker() {
    const { host, port, user } = inject('postgres') as { host: string; port: number; user: string }
    const worker = spawn(process.execPath, [entry], {
      env: {
        ...compileCache,
        DATABASE_URL: `postgresql://${user}@/${database}?host=${encodeURIComponent(host)}&port=${port}`,
        DATABASE_POOL: '5',
        ROLE: 'worker',
        PORT: '0',
        JOB_CONCURRENCY: String(jobs),
        MAILER: 'smtp',
        SMTP_URL: smtp.url,
        SMTP_CONNECTIONS: String(connections),
        MAIL_FROM: 'Glimmer <hello@glimmer.example>',
        IDENTITY: 'oidc',
        OIDC_ISSUER: glimmer.issuer.issuer,
        OIDC_CLIENT_ID: glimmer.issuer.clientId,
        OIDC_AUDIENCE: glimmer.issuer.audience,
        TRUST_SECRET: 'killed-in-the-middle-of-a-page-of-reminders',
        LOG_LEVEL: 'silent',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    running.push(worker)
    await once(createInterface({ input: worker.stdout }), 'line')
  }

  const preferences = { themes: [], form: 'first-person', level: 2, timeZone: 'Europe/London' }
  const settings = { ...defaultReminders, enabled: true, channel: 'email' }
  await query(peopleToRemind, [preferences, people, settings])
  await startWorker()
  await query(`select graphile_worker.add_job('remind', '{}'::json)`)
  await killed.promise

  // The state after a minute without a sign of life from the worker.
  await query(`update job_worker set seen_at = now() - interval '61 seconds'`)
  await startWorker()
  const waiting = () =>
    query(`select 1 from graphile_worker.jobs where task_identifier in ('remind', 'send-reminders')`)
  await expect.poll(waiting, { timeout: 60_000 }).toEqual([])

  const reached = new Set(smtp.messages.map(({ to }) => to))
  expect(smtp.messages).toHaveLength(reached.size)
  expect(people - reached.size).toBeLessThanOrEqual(jobs * connections)
  await glimmer.stop()
  await smtp.stop()
}, 120_000)
