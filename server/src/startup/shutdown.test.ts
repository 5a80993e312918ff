import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { freePort } from '@glimmer/lib/testing/free-port'
import { programOf } from '@glimmer/lib/testing/program'
import { startSmtpServer } from '@glimmer/lib/testing/smtp-server'
import { afterEach, expect, test } from 'vitest'
import { type Database, openPool } from '#database/pool.ts'
import { anInstallation, type Installation } from '#testing/installation.ts'
import { beginCall } from '#testing/late-call.ts'
import { births, caller } from '#testing/people.ts'

const entry = programOf('server', 'main')

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
})

/** A server that receives analytics events; collects the visitors they came from. */
async function aCounter() {
  const visitors: string[] = []
  const server = createServer(async (request, response) => {
    const { batch } = JSON.parse(await text(request)) as { batch: { distinct_id: string }[] }
    visitors.push(...batch.map(({ distinct_id }) => distinct_id))
    response.end('{}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  closing.push(() => server.close())
  return { visitors, host: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

/** Starts the server as a separate process with these settings. */
async function startProcess({ settings: shared }: Installation, settings: Record<string, string>) {
  const port = await freePort()
  const server = spawn(process.execPath, [entry], {
    env: { ...shared, PORT: String(port), ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
    // A process group of its own, which a test can signal as a terminal does.
    detached: true,
  })
  closing.push(() => server.kill('SIGKILL'))
  const exited = once(server, 'exit').then(([code]) =>
    Promise.reject(new Error(`the server stopped with code ${code}`)),
  )
  await Promise.race([once(createInterface({ input: server.stdout }), 'line'), exited])
  exited.catch(() => undefined)
  return { server, url: `http://127.0.0.1:${port}` }
}

/** A teen asks a parent, which leaves a mail to a job. Returns the parent's address. */
async function askAParent(url: string, { issuer }: Installation) {
  const [subject, mailbox] = [randomUUID(), `${randomUUID()}@example.test`]
  const email = `${subject}@example.test`
  const { call } = caller({ url }, await issuer.token(subject, { email, email_verified: true }))
  await call('POST /users/sync-oidc-user', { body: { oidcId: subject, email, firstName: 'Noor' } })
  await call('POST /users/age', { body: births.teen })
  await call('POST /users/guardian', { body: { email: mailbox, name: 'Noor' } })
  return mailbox
}

const partThatFails = async (url: string) => {
  const response = await fetch(`${url}/api/ready`)
  return response.status === 503 ? ((await response.json()) as { part?: string }).part : undefined
}
const isRefused = (url: string) =>
  fetch(`${url}/api/health`).then(
    () => false,
    () => true,
  )
const codeOf = async (server: ChildProcess) => server.exitCode ?? (await once(server, 'exit'))[0]

const questionsLeft = async ({ pool }: Database) =>
  (
    await pool.query<{ locked_at: Date | null }>(
      `select locked_at from graphile_worker.jobs where task_identifier = 'ask-guardian'`,
    )
  ).rows

/** Blocks the counting of mails before they are sent; returns a function that unblocks it. */
async function holdMail({ pool }: Database) {
  const holder = await pool.connect()
  await holder.query('begin; lock table email_count in access exclusive mode')
  return async () => {
    await holder.query('commit')
    holder.release()
  }
}
const waitsForMail = async ({ pool }: Database) =>
  (await pool.query(`select 1 from pg_locks where relation = 'email_count'::regclass and not granted`)).rowCount

test('SIGTERM fails the readiness check first, then finishes running requests and jobs, and starts no others', async () => {
  const installation = await anInstallation()
  closing.push(installation.stop)
  const database = openPool({ connectionString: installation.databaseUrl }, 2, () => undefined)
  closing.push(database.close)
  const [mail, counter] = [await startSmtpServer(), await aCounter()]
  closing.push(mail.stop)
  const { server, url } = await startProcess(installation, {
    MAILER: 'smtp',
    SMTP_URL: mail.url,
    MAIL_FROM: 'hello@glimmer.example',
    ANALYTICS: 'posthog',
    POSTHOG_HOST: counter.host,
    POSTHOG_KEY: 'a-key',
    JOB_CONCURRENCY: '1',
    DRAIN_SECONDS: '3',
  })
  const letMailGo = await holdMail(database)
  const first = await askAParent(url, installation)
  await expect.poll(() => waitsForMail(database), { timeout: 20_000 }).toBe(1)
  await askAParent(url, installation)
  const visitor = randomUUID()
  const events = { visitor, events: [{ name: 'affirmation_favorited', properties: {} }] }
  const inHand = await beginCall(`${url}/api/analytics/events`, JSON.stringify(events))

  server.kill('SIGTERM')
  // While the process still serves requests, its readiness check tells proxies that it is about to stop.
  await expect.poll(() => partThatFails(url)).toBe('draining')
  expect((await fetch(`${url}/api/config`)).status).toBe(200)
  await expect.poll(() => isRefused(url), { timeout: 20_000 }).toBe(true)
  expect(await inHand.finish()).toBe(204)
  expect(mail.messages.map(({ to }) => to)).toEqual([])
  await letMailGo()
  expect(await codeOf(server)).toBe(0)

  expect(mail.messages.map(({ to }) => to)).toEqual([first])
  expect(counter.visitors).toEqual([visitor])
  expect(await questionsLeft(database)).toEqual([{ locked_at: null }])
}, 90_000)

test('a signal to the whole process group keeps the identity provider running until the app has stopped', async () => {
  const house = await anInstallation()
  closing.push(house.stop)
  const IDENTITY_PORT = String(await freePort())
  const { server, url } = await startProcess(house, { IDENTITY: 'embedded', IDENTITY_PORT, DRAIN_SECONDS: '3' })
  const signIn = async () => (await fetch(`${url}/id/.well-known/openid-configuration`)).status
  expect(await signIn()).toBe(200)
  process.kill(-(server.pid ?? 0), 'SIGTERM')
  await expect.poll(() => partThatFails(url)).toBe('draining')
  expect(await signIn()).toBe(200)
  expect(await codeOf(server)).toBe(0)
  await expect.poll(() => isRefused(`http://127.0.0.1:${IDENTITY_PORT}`)).toBe(true)
}, 60_000)

test('SIGTERM at the moment of readiness stops the app in order', async () => {
  const installation = await anInstallation()
  closing.push(installation.stop)
  const { server } = await startProcess(installation, { DRAIN_SECONDS: '0' })
  server.kill('SIGTERM')
  expect(await codeOf(server)).toBe(0)
}, 60_000)
