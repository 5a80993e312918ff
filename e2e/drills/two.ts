// Two processes of the app behind HAProxy, sharing a database and nothing else: users sign in and use both as one, a
// limit holds for both together, and one of them is killed in the middle of its jobs. Needs a build.
import { setTimeout as pause } from 'node:timers/promises'
import { defaultReminders } from '@glimmer/contract'
import { startSmtpServer, type TestSmtpServer } from '@glimmer/lib/testing/smtp-server'
import { caller } from '@glimmer/server/testing/people'
import { signUp } from '../users.ts'
import { freePorts, type Instance, startInstance } from './kit/app.ts'
import { connect, startDatabase } from './kit/database.ts'
import { check, drill, type Stage } from './kit/drill.ts'
import { startAppProxy } from './kit/haproxy.ts'
import { waitUntil } from './kit/program.ts'

const requestsPerMinute = 400
const reminderUsers = 600
const secret = 'a secret for the length of this drill'

/** Starts two processes on one database, behind one address. */
async function startPair(stage: Stage, databaseUrl: string, more: Record<string, string>) {
  const ports = await freePorts(2)
  const url = await startAppProxy(stage, ports)
  const settings = {
    DATABASE_URL: databaseUrl,
    DATABASE_POOL: '5',
    PUBLIC_URL: url,
    TRUSTED_PROXIES: '1',
    JOB_CONCURRENCY: '4',
    IDENTITY_SECRET: secret,
    TRUST_SECRET: secret,
    REQUESTS_PER_MINUTE: '100000',
    ...more,
  }
  const instances: Instance[] = []
  for (const port of ports) instances.push(await startInstance(stage, port, settings))
  await waitUntil('HAProxy finds both', async () => (await fetch(`${url}/api/ready`)).ok)
  return { url, instances }
}

async function useBoth(url: string, instances: readonly Instance[]) {
  // Each page is served by the next process in turn; the calls then go to each process directly.
  const { token } = await signUp(url)
  const calls = instances.map(({ own }) => caller({ url: own }, token).call)
  const body = { themes: ['calm' as const] }
  const generated = await Promise.all(
    Array.from({ length: 10 }, () =>
      calls.map((call) => call('POST /affirmations/generate', { body, idempotencyKey: 'twenty' })),
    ).flat(),
  )
  const ids = new Set(generated.filter(({ status }) => status < 300).map((reply) => reply.body._id))
  check(ids.size === 1, 'a request that reaches both, twenty times, writes one line')
}

/** Users whose reminder by mail is due now. */
const addReminded = `
  with people as (
    insert into account (id, issuer, subject, email, email_verified, username, preferences, created_at, updated_at)
    select gen_random_uuid(), 'https://drill.example', n::text, 'drill-' || n || '@example.test', true, 'Maya', $1, now(), now()
    from generate_series(1, $2::int) as n returning id, email)
  insert into reminder (account_id, settings, next_due_at, confirmed_email) select id, $3, now(), email from people`

async function killDuringJobs(
  database: ReturnType<typeof connect>,
  doomed: Instance | undefined,
  { messages }: TestSmtpServer,
) {
  const preferences = { themes: [], form: 'first-person', level: 2, timeZone: 'Europe/London' }
  await database.query(addReminded, [
    preferences,
    reminderUsers,
    { ...defaultReminders, enabled: true, channel: 'email' },
  ])
  const sent = () => messages.map(({ to }) => to).filter((to) => to.startsWith('drill-'))
  await database.query(`select graphile_worker.add_job('remind', '{}'::json)`)
  await waitUntil('the first are reminded', () => sent().length > reminderUsers / 10)
  doomed?.kill()
  const waiting = `select from graphile_worker.jobs where task_identifier in ('remind', 'send-reminders')`
  await waitUntil('no reminder waits', async () => (await database.query(waiting)).rowCount === 0, 150_000)
  const reached = new Set(sent()).size
  check(sent().length === reached, `one process killed after the first of ${reminderUsers} reminders: none went twice`)
  // As many as are sent at once: four jobs, each over two connections.
  check(
    reminderUsers - reached <= 8,
    `${reached} arrived; the others were being sent when it died, and are not sent again`,
  )
}

/** Sends requests beyond the limit, all within one minute; returns how many got through. */
async function countWithinLimit(url: string): Promise<number> {
  const leftMs = 60_000 - (Date.now() % 60_000)
  if (leftMs < 30_000) await pause(leftMs)
  let through = 0
  for (let sent = 0; sent < 2 * requestsPerMinute; sent += 20) {
    const replies = await Promise.all(Array.from({ length: 20 }, () => fetch(`${url}/api/voices`)))
    // Without a token, a request that passes the limit gets 401.
    through += replies.filter(({ status }) => status === 401).length
    await Promise.all(replies.map((reply) => reply.arrayBuffer()))
  }
  return through
}

async function checkLimit(stage: Stage, databaseUrl: string) {
  const limit = { REQUESTS_PER_MINUTE: String(requestsPerMinute), ROLE: 'web' }
  const { url } = await startPair(stage, databaseUrl, limit)
  const through = await countWithinLimit(url)
  // One twentieth more for each process, and the requests that arrive while the other process is notified.
  const isClose = through >= requestsPerMinute * 0.9 && through <= requestsPerMinute * 1.2
  check(isClose, `${through} requests of one address got through both, limited to ${requestsPerMinute}`)
}

await drill({ haproxy: 'haproxy' }, async (stage) => {
  const { url: databaseUrl } = await startDatabase(stage)
  const mail = await startSmtpServer()
  stage.onEnd(mail.stop)
  const { url, instances } = await startPair(stage, databaseUrl, {
    MAILER: 'smtp',
    SMTP_URL: mail.url,
    SMTP_CONNECTIONS: '2',
    MAIL_FROM: 'Glimmer <hello@glimmer.example>',
  })
  await useBoth(url, instances)
  await killDuringJobs(connect(stage, databaseUrl), instances[0], mail)
  await signUp(url)
  for (const { stop } of instances) await stop()

  await checkLimit(stage, databaseUrl)
})
