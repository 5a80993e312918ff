// Two processes of the app behind HAProxy, sharing a database and nothing else: users sign in and use both as one, a
// limit holds for both together, and one of them is killed in the middle of its jobs. Needs a build.
import { randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { defaultReminders } from '@glimmer/contract'
import { startSmtpServer, type TestSmtpServer } from '@glimmer/lib/testing/smtp-server'
import { caller, type Person } from '@glimmer/server/testing/people'
import { freePort } from '../product.ts'
import { connect, startDatabase } from './kit/database.ts'
import { drill, findProgram, must, type Stage, say } from './kit/drill.ts'
import { startHaproxy } from './kit/haproxy.ts'
import { type Instance, somePorts, startInstance } from './kit/instance.ts'
import { isOpen, runProgram, until } from './kit/program.ts'
import { moveIn } from './kit/residents.ts'

const requestsPerMinute = 400
const reminded = 600
const jobConcurrency = 4
const mailConnections = 2
const secrets = {
  IDENTITY_SECRET: randomBytes(32).toString('hex'),
  TRUST_SECRET: randomBytes(32).toString('hex'),
}

const somebody = () => ({ email: `${randomUUID()}@example.test`, password: 'quiet lake at dawn' })

/** Starts two processes on one database, behind one address. */
async function startPair(stage: Stage, databaseUrl: string, more: Record<string, string> = {}) {
  const ports = await somePorts(2)
  const proxy = await startHaproxy(stage, ports)
  const shared = {
    DATABASE_URL: databaseUrl,
    DATABASE_POOL: '5',
    PUBLIC_URL: proxy.url,
    TRUSTED_PROXIES: '1',
    JOB_CONCURRENCY: String(jobConcurrency),
    ...secrets,
    REQUESTS_PER_MINUTE: '100000',
    ...more,
  }
  const instances = []
  for (const port of ports) instances.push(await startInstance(stage, port, shared))
  await until('HAProxy finds both', async () => (await fetch(`${proxy.url}/api/ready`)).ok)
  return { url: proxy.url, instances: instances as [Instance, Instance], shared }
}

/**
 * Signs up a user, each page served by the next process in turn; then returns the same user's calls to each process
 * directly.
 */
async function aPersonAtBoth(url: string, instances: readonly Instance[]): Promise<Person['call'][]> {
  const { token } = await moveIn(url, somebody())
  return instances.map(({ own }) => caller({ url: own }, token).call)
}

const same = (answers: unknown[]) => new Set(answers.map((answer) => JSON.stringify(answer))).size === 1

async function useAsOne(url: string, instances: readonly Instance[]) {
  const [here, there] = (await aPersonAtBoth(url, instances)) as [Person['call'], Person['call']]
  must((await here('GET /users/profile')).status === 200, 'somebody signs up, page by page at either process')
  const made = await Promise.all(
    Array.from({ length: 20 }, (_, turn) =>
      (turn % 2 ? here : there)('POST /affirmations/generate', {
        body: { themes: ['calm'] },
        idempotencyKey: 'twenty',
      }),
    ),
  )
  const ids = new Set(made.filter(({ status }) => status < 300).map(({ body }) => body._id))
  must(ids.size === 1, 'one press that reaches both twenty times makes one line')
  // The first request of a day creates its line.
  await here('GET /affirmations/today')
  const reads = await Promise.all(
    [here, there].map(async (call) => [
      (await call('GET /users/profile')).body,
      (await call('GET /affirmations', {})).body,
      (await call('GET /affirmations/today')).body,
      (await call('GET /library', { query: { theme: 'calm' } })).body,
      (await call('GET /users/reminders')).body,
      (await call('GET /users/usage')).body,
    ]),
  )
  must(same(reads), 'both give the same answers, byte for byte, the key for notifications included')
  let stale = 0
  for (let turn = 0; turn < 20; turn++) {
    const [one, other] = turn % 2 ? [here, there] : [there, here]
    const firstName = `Maya ${turn}`
    await one('PUT /users/profile', { body: { firstName } })
    if ((await other('GET /users/profile')).body.firstName !== firstName) stale++
  }
  must(stale === 0, 'what is changed at one is changed at the other at once, twenty times of twenty')
}

/** Sends requests until the limit is reached, all within one minute; returns how many got through. */
async function askWithinOneMinute(url: string): Promise<number> {
  const leftMs = 60_000 - (Date.now() % 60_000)
  if (leftMs < 30_000) await pause(leftMs)
  let through = 0
  for (let turn = 0; turn < 2 * requestsPerMinute; turn += 20) {
    const answers = await Promise.all(Array.from({ length: 20 }, () => fetch(`${url}/api/voices`)))
    // Without a token, a request that passes the limit gets 401.
    through += answers.filter(({ status }) => status === 401).length
    await Promise.all(answers.map((answer) => answer.arrayBuffer()))
  }
  return through
}

async function limitTogether(url: string, where: string) {
  const through = await askWithinOneMinute(url)
  // One twentieth more for each process, and the requests that arrive while the other process is notified.
  const most = requestsPerMinute * 1.2
  must(
    through >= requestsPerMinute * 0.9 && through <= most,
    `${through} of ${2 * requestsPerMinute} requests of one address got through both, limited to ${requestsPerMinute} by ${where}`,
  )
}

/** Users whose reminder by mail is due now. */
const peopleToRemind = `
  with people as (
    insert into account (id, issuer, subject, email, email_verified, username, preferences, created_at, updated_at)
    select gen_random_uuid(), 'https://drill.example', n::text, 'drill-' || n || '@example.test', true, 'Maya', $1, now(), now()
    from generate_series(1, $2::int) as n returning id, email)
  insert into reminder (account_id, settings, next_due_at, confirmed_email) select id, $3, now(), email from people`

async function killInTheMiddle(
  database: ReturnType<typeof connect>,
  [doomed]: readonly Instance[],
  mail: TestSmtpServer,
) {
  const preferences = { themes: [], form: 'first-person', level: 2, timeZone: 'Europe/London' }
  const settings = { ...defaultReminders, enabled: true, channel: 'email' }
  await database.query(peopleToRemind, [preferences, reminded, settings])
  const arrived = () => mail.messages.filter(({ to }) => to.startsWith('drill-'))
  await database.query(`select graphile_worker.add_job('remind', '{}'::json)`)
  await until('the first are reminded', () => arrived().length > reminded / 10, 60_000)
  const from = performance.now()
  doomed?.kill()
  const held = `select count(*)::int as held from graphile_worker.jobs where task_identifier in ('remind', 'send-reminders')`
  const waiting = async () => Number((await database.query(held)).rows[0].held)
  await until('no reminder waits', async () => (await waiting()) === 0, 150_000)
  const sent = arrived()
  const seconds = ((performance.now() - from) / 1000).toFixed(0)
  const reached = new Set(sent.map(({ to }) => to))
  must(
    sent.length === reached.size,
    `one process killed (kill -9) after the first of ${reminded} reminders: none went twice`,
  )
  const lost = reminded - reached.size
  must(
    lost <= jobConcurrency * mailConnections,
    `${reached.size} arrived; ${lost} were being sent when it died, and are let go rather than sent twice`,
  )
  say(`    what the dead process held was taken up by the other within ${seconds} s`)
}

await drill({ haproxy: 'haproxy' }, async (stage) => {
  const { url: databaseUrl } = await startDatabase(stage)
  const database = connect(stage, databaseUrl)
  const mail = await startSmtpServer()
  stage.atTheEnd(mail.stop)
  const pair = await startPair(stage, databaseUrl, {
    MAILER: 'smtp',
    SMTP_URL: mail.url,
    SMTP_CONNECTIONS: String(mailConnections),
    MAIL_FROM: 'Glimmer <hello@glimmer.example>',
  })
  await useAsOne(pair.url, pair.instances)

  const other = await startInstance(stage, await freePort(), { ...pair.shared, TRUST_SECRET: 'x'.repeat(40) }).then(
    () => 'it started',
    (error: Error) => error.message,
  )
  must(
    other.includes('give every process the same one'),
    'a third one with another TRUST_SECRET does not start, and says why',
  )

  await killInTheMiddle(database, pair.instances, mail)
  await moveIn(pair.url, somebody())
  must(true, 'HAProxy sends everybody to the one that is left')
  for (const instance of pair.instances) await instance.stop()

  const limited = await startPair(stage, databaseUrl, { REQUESTS_PER_MINUTE: String(requestsPerMinute), ROLE: 'web' })
  await limitTogether(limited.url, 'PostgreSQL')
  for (const instance of limited.instances) await instance.stop()
  const valkey = ['valkey-server', 'redis-server'].find((name) => findProgram(name))
  if (!valkey) return say('skipped: limits in Valkey. On Debian: apt-get install -y valkey-server, or redis-server')
  const port = await freePort()
  runProgram(stage, valkey, ['--port', String(port), '--bind', '127.0.0.1', '--save', ''])
  await until('Valkey listens', () => isOpen(port))
  const withValkey = {
    REQUESTS_PER_MINUTE: String(requestsPerMinute),
    ROLE: 'web',
    VALKEY_URL: `valkey://127.0.0.1:${port}`,
  }
  await limitTogether((await startPair(stage, databaseUrl, withValkey)).url, `Valkey (${valkey})`)
})
