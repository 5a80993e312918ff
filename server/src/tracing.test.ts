import { randomUUID } from 'node:crypto'
import { freePort } from '@glimmer/lib/testing/free-port'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { openLog } from '#http/logging.ts'
import { goToCheckout, press } from '#testing/checkout.ts'
import { anInstallation, type Installation } from '#testing/installation.ts'
import { beginCall } from '#testing/late-call.ts'
import { births, caller } from '#testing/people.ts'
import { type ReceivedSpan, startTraceReceiver, type TraceReceiver } from '#testing/trace-receiver.ts'

let installation: Installation
let receiver: TraceReceiver
let closing: (() => Promise<void>)[] = []

beforeAll(async () => {
  installation = await anInstallation()
  return installation.stop
})
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
})

/** Starts a process that sends its traces to a receiver of this test; all of them have arrived once it has stopped. */
async function aTracedProcess(settings: Record<string, string> = {}) {
  receiver = await startTraceReceiver()
  closing = [receiver.stop]
  return installation.startProcess({
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.endpoint,
    OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
    ...settings,
  })
}

/** A signed-in user of this process, with a proven email address. */
async function somebodyAt(url: string, { subject = randomUUID(), email = `${randomUUID()}@example.test` } = {}) {
  const token = await installation.issuer.token(subject, { email, email_verified: true })
  const person = caller({ url }, token)
  await person.call('POST /users/sync-oidc-user', { body: { oidcId: subject, email, firstName: 'Marigold' } })
  return { ...person, subject, token, email }
}

/** A user buys a plan on a page of the sandbox, which adds a job. */
async function pay(url: string) {
  const person = await somebodyAt(url)
  await person.call('POST /users/age', { body: births.adult })
  await press({ url }, (await goToCheckout(person, 'premium')).url, 'pay')
}

const trace = 'abcdefabcdefabcdefabcdefabcdef01'
const browser = '00f067aa0ba902b7'
const followed = { headers: { traceparent: `00-${trace}-${browser}-01` } }

const ofTrace = () => receiver.spans.filter(({ traceId }) => traceId === trace)
const one = (spans: readonly ReceivedSpan[], name: string) => {
  const found = spans.find((span) => span.name === name)
  if (!found) throw new Error(`no ${name} among ${spans.map((span) => span.name).join(', ')}`)
  return found
}

test('a request continues the browser’s trace, down to each query and each call to another service', async () => {
  const { url, stop } = await aTracedProcess()
  // Browsers are told to add a header.
  expect(await (await fetch(`${url}/api/config`)).json()).toMatchObject({ traces: true })
  const { send } = await somebodyAt(url)
  await send('POST', '/users/age', {
    body: JSON.stringify(births.adult),
    headers: { ...followed.headers, 'content-type': 'application/json' },
  })
  await stop()
  const asked = one(ofTrace(), 'POST /api/users/age')
  expect([asked.parentSpanId, asked.service]).toEqual([browser, 'glimmer'])
  expect(asked.attributes['http.response.status_code']).toBe('200')
  const queries = ofTrace().filter(({ parentSpanId }) => parentSpanId === asked.spanId)
  // Before the body is read: the account is looked up. After it: the age is stored.
  expect(queries.map(({ name }) => name)).toEqual(expect.arrayContaining(['select', 'insert']))
  expect(one(queries, 'insert').attributes['db.query.text']).toMatch(/^insert into "age" .*\$1/)

  // A call to an outside service is recorded by host only; the requests that export traces are not traced themselves.
  const { host } = new URL(installation.issuer.issuer)
  expect(one(receiver.spans, `GET ${host}`).attributes).toEqual({
    'http.request.method': 'GET',
    'server.address': host,
    'http.response.status_code': '200',
  })
  expect(receiver.spans.map(({ name }) => name)).not.toContain(`POST ${new URL(receiver.endpoint).host}`)
})

test('a body that arrives late belongs to its call’s span', async () => {
  const { url, stop } = await aTracedProcess()
  const { token } = await somebodyAt(url)
  const headers = { ...followed.headers, authorization: `Bearer ${token}` }
  const late = await beginCall(`${url}/api/users/age`, JSON.stringify(births.adult), headers)
  expect(await late.finish()).toBe(200)
  await stop()
  expect(one(ofTrace(), 'insert').parentSpanId).toBe(one(ofTrace(), 'POST /api/users/age').spanId)
})

test('no span holds what somebody wrote, who they are, what they may do or where it lies', async () => {
  const { url, stop } = await aTracedProcess()
  const { call, send, subject, token, email } = await somebodyAt(url)
  await call('POST /users/age', { body: births.adult })
  const text = 'I let the marsh warbler sing.'
  const { body: line } = await call('POST /affirmations', { body: { text } })
  await call('PUT /users/moods/{day}', {
    params: { day: '2026-11-21' },
    body: { mood: 'heavy' },
  })
  const note = 'The heron left early.'
  await call('POST /affirmations/generate', {
    body: { themes: ['calm'], mood: 'heavy', note },
    idempotencyKey: 'spoonbill',
  })
  await send('GET', `/affirmations/${line._id}`)
  await send('GET', '/affirmations?cursor=kingfisher')
  await send('PUT', `/affirmations/${line._id}`, {
    body: '{"text": "I am a bittern',
    headers: { 'content-type': 'application/json' },
  })
  await stop()
  const told = JSON.stringify(receiver.spans)
  expect(told).toContain('GET /api/affirmations/:id')
  expect(told).toContain('insert into')
  for (const secret of [
    'warbler',
    'heron',
    'spoonbill',
    'kingfisher',
    'bittern',
    'Marigold',
    'heavy',
    line._id,
    subject,
    token,
    email,
  ])
    expect(told).not.toContain(secret)
})

test('a job has its own trace, linked to the request that added it', async () => {
  const { url, stop, app } = await aTracedProcess()
  await pay(url)
  const waiting = async () => (await app.database.pool.query('select 1 from graphile_worker.jobs')).rowCount
  await expect.poll(waiting, { timeout: 20_000 }).toBe(0)
  await stop()
  const asked = one(receiver.spans, 'POST /sandbox/*')
  const job = one(receiver.spans, 'job deliver-webhooks')
  expect(job.links.map(({ traceId }) => traceId)).toEqual([asked.traceId])
  expect(job.traceId).not.toBe(asked.traceId)
  // The job's own queries are child spans of the job.
  expect(receiver.spans.filter(({ parentSpanId }) => parentSpanId === job.spanId)).not.toEqual([])
})

test('the embedded provider continues the trace, as a separate service', async () => {
  const [port, identityPort] = [await freePort(), await freePort()]
  const { stop } = await aTracedProcess({
    IDENTITY: 'embedded',
    OIDC_ISSUER: '',
    OIDC_CLIENT_ID: '',
    OIDC_AUDIENCE: '',
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    IDENTITY_PORT: String(identityPort),
    OTEL_SERVICE_NAME: 'installation',
  })
  const { status } = await fetch(`http://127.0.0.1:${port}/id/.well-known/openid-configuration?who=plover`, followed)
  expect(status).toBe(200)
  await stop()
  const asked = one(ofTrace(), 'GET /id/*')
  const continued = ofTrace().find(({ service }) => service === 'installation-identity')
  expect([asked.service, continued?.parentSpanId]).toEqual(['installation', asked.spanId])
  expect(JSON.stringify(receiver.spans)).not.toContain('plover')
})

test('a client cannot force sampling', async () => {
  const { url, stop } = await aTracedProcess({
    OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
    OTEL_TRACES_SAMPLER_ARG: '0',
  })
  await fetch(`${url}/api/config`, followed)
  await stop()
  expect(receiver.spans).toEqual([])
})

test('traces are sent as protobuf by default, with the configured headers', async () => {
  const { url, stop } = await aTracedProcess({
    OTEL_EXPORTER_OTLP_PROTOCOL: '',
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20a-key',
  })
  await fetch(`${url}/api/config`, followed)
  await stop()
  expect(receiver.received.at(-1)).toMatchObject({
    path: '/v1/traces',
    type: 'application/x-protobuf',
    authorization: 'Bearer a-key',
  })
  expect(receiver.received.some(({ body }) => body.includes(Buffer.from(trace, 'hex')))).toBe(true)
})

test('with tracing off, nothing is sent, browsers add no header, and jobs store none', async () => {
  const { url, stop, app } = await aTracedProcess({ OTEL_SDK_DISABLED: 'true', ROLE: 'web' })
  const told = await (await fetch(`${url}/api/config`, followed)).json()
  expect(told).not.toHaveProperty('traces')
  await pay(url)
  const { rows } = await app.database.pool.query(
    `select payload from graphile_worker._private_jobs as jobs join graphile_worker._private_tasks as tasks
     on tasks.id = jobs.task_id where identifier = 'deliver-webhooks'`,
  )
  expect(rows).toHaveLength(1)
  expect(rows[0].payload).toEqual({})
  await stop()
  expect(receiver.received).toEqual([])
})

test('requests succeed while the trace collector is unreachable, which is logged once', async () => {
  const lines: string[] = []
  const log = openLog('warn', { write: (line) => void lines.push(line) })
  const nobody = `http://127.0.0.1:${await freePort()}`
  const { url, stop } = await installation.startProcess({ OTEL_EXPORTER_OTLP_ENDPOINT: nobody }, { log })
  const answers = await Promise.all(Array.from({ length: 600 }, () => fetch(`${url}/api/config`)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  await stop()
  expect(lines.filter((line) => line.includes('traces are not taken'))).toHaveLength(1)
})
