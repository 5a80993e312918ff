import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { resilientCalls } from '#adapters/resilience/resilient-calls.ts'
import { describeError } from '#http/logging.ts'
import { countMail } from '#mail/count-mail.ts'
import { caller, createMember, type Person } from '#testing/people.ts'
import { anotherTestApp, testApp } from '#testing/test-app.ts'

let maya: Person
const { version } = JSON.parse(readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8'))
const glimmer = testApp()
beforeAll(async () => {
  maya = await createMember(glimmer)
})

test('GET /health names the release, and GET /ready reports that the database works', async () => {
  expect((await caller(glimmer).call('GET /health')).body).toEqual({ status: 'ok', version })
  expect((await caller(glimmer).call('GET /ready')).body).toEqual({ status: 'ready' })
})

test('GET /config tells the browser where to sign in, without secrets', async () => {
  const { issuer } = glimmer.issuer
  const { body } = await caller(glimmer).call('GET /config')
  expect(body).toEqual({
    environment: 'development',
    name: 'Glimmer',
    removesSignIn: false,
    operator: { supportEmail: 'hello@glimmer.example', helpRegion: 'GB' },
    sellsPlans: true,
    naturalVoice: false,
    minimumAge: 13,
    guardianUnder: 18,
    outside: [{ purpose: 'sign-in', host: new URL(issuer).host }],
    identity: {
      issuer,
      clientId: 'glimmer-web',
      audience: 'http://localhost/api',
      scope: 'openid email profile',
      endpoints: {
        authorization: `${issuer}/auth`,
        token: `${issuer}/token`,
        supportsSignUpPrompt: false,
        supportsFormPost: false,
      },
    },
  })
})

test('security.txt names the support address, itself and a date within a year (RFC 9116)', async () => {
  const reply = await fetch(`${glimmer.url}/.well-known/security.txt`)
  expect(reply.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(await reply.text()).toBe(
    `Contact: mailto:hello@glimmer.example
Expires: 2027-05-20T12:00:00.000Z
Canonical: ${glimmer.app.config.publicUrl}/.well-known/security.txt
Preferred-Languages: en
`,
  )
})

describe('GET /metrics', () => {
  test('requires the token', async () => {
    const open = await fetch(`${glimmer.url}/metrics`, { headers: { authorization: 'Bearer a-token-for-the-tests' } })
    expect(await open.text()).toContain('http_request_duration_seconds')
    expect((await fetch(`${glimmer.url}/metrics`)).status).toBe(401)
  })

  test('reports connections, jobs and payment events', async () => {
    await glimmer.app.jobs.add({ name: 'sweep', key: 'figures-test' })
    const open = await fetch(`${glimmer.url}/metrics`, { headers: { authorization: 'Bearer a-token-for-the-tests' } })
    const figures = await open.text()
    expect(figures).toMatch(/^jobs_due [1-9]\d*$/m)
    expect(figures).toMatch(/^jobs_failed 0$/m)
    expect(figures).toMatch(/^webhooks_waiting 0$/m)
    expect(figures).toMatch(/^database_connections\{state="idle"\} \d+$/m)
    expect(figures).toMatch(/^app_ready 1$/m)
    await glimmer.app.jobs.remove({ key: 'figures-test' })
  })

  test('contains every metric of the alert rules and the dashboard', async () => {
    const open = await fetch(`${glimmer.url}/metrics`, { headers: { authorization: 'Bearer a-token-for-the-tests' } })
    const served = new Set([...(await open.text()).matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name))
    const expressions = ['alerts.yaml', 'dashboard.json']
      .map((name) => readFileSync(new URL(`../../../../deploy/${name}`, import.meta.url), 'utf8'))
      .flatMap((file) => file.split('\n').filter((row) => /expr|rate\(|quantile\(/.test(row)))
    const asked = expressions.flatMap(
      (row) =>
        row.match(/\b(?:app|backup|jobs|webhooks|database|emails|http|identity|outside|process|nodejs)_\w+\b/g) ?? [],
    )
    expect(asked.length).toBeGreaterThan(15)
    expect(
      asked.filter((name) => !served.has(name.replace(/_(?:count|bucket|sum)$/, '')) && !served.has(name)),
    ).toEqual([])
  })

  test('reports the emails the mail server accepted', async () => {
    const email = { to: 'figures@example.test', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' }
    await glimmer.app.mailer.send(email)
    const refusing = countMail({ ...glimmer.app.mailer, send: () => Promise.reject(new Error('refused')) })
    await expect(refusing.send(email)).rejects.toThrow('refused')
    const open = await fetch(`${glimmer.url}/metrics`, { headers: { authorization: 'Bearer a-token-for-the-tests' } })
    const figures = await open.text()
    expect(figures).toMatch(/^emails_total\{program="app",outcome="sent"\} [1-9]/m)
    expect(figures).toMatch(/^emails_total\{program="app",outcome="failed"\} 1$/m)
  })

  test('reports calls to providers', async () => {
    const patient = resilientCalls({ provider: 'voice', timeoutMs: 60_000, backoffMs: 0, isTransient: () => true })
    await expect(patient(({ retry }) => retry(() => Promise.reject(new Error('broken'))))).rejects.toThrow()
    const hurried = resilientCalls({ provider: 'voice', timeoutMs: 20 })
    for (let turn = 0; turn < 3; turn++) await expect(hurried(() => new Promise(() => undefined))).rejects.toThrow()
    const open = await fetch(`${glimmer.url}/metrics`, { headers: { authorization: 'Bearer a-token-for-the-tests' } })
    const figures = await open.text()
    expect(figures).toContain('outside_call_timeouts_total{provider="voice"} 3')
    expect(figures).toContain('outside_call_retries_total{provider="voice"} 1')
    expect(figures).toContain('outside_breaker_open{provider="voice"} 1')
  })
})

test('an https address asks browsers for https only, on its subdomains too', async () => {
  const { url } = await anotherTestApp({ settings: { PUBLIC_URL: 'https://glimmer.example' } })
  const { headers } = await fetch(`${url}/api/health`)
  expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains')
})

describe('response headers', () => {
  test('forbid foreign scripts and styles, framing and type sniffing', async () => {
    const { headers } = await maya.call('GET /users/profile')
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain("script-src 'self'")
    expect(policy).toContain("style-src 'self'")
    expect(policy).toContain("require-trusted-types-for 'script'")
    expect(policy).not.toMatch(/unsafe|\*|data: *script/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('same-origin')
  })

  test('open the API to no other origin', async () => {
    const { headers } = await maya.send('GET', '/users/profile', { headers: { origin: 'https://evil.example' } })
    expect(headers.get('access-control-allow-origin')).toBeNull()
  })
})

describe('the log', () => {
  test('contains the route of a request, without URL, token or body', async () => {
    await maya.call('GET /affirmations', { query: { q: 'wagtail-4471' } })
    await maya.send('POST', '/affirmations', {
      body: '{"text": "wagtail-4471',
      headers: { 'content-type': 'application/json' },
    })
    expect(glimmer.logged()).toContain('"/api/affirmations"')
    expect(glimmer.logged()).not.toContain('wagtail-4471')
    expect(glimmer.logged()).not.toContain(maya.token)
  })

  test('describes a failed query without its values', async () => {
    const { pool } = glimmer.app.database
    const failure = await pool.query("select 'wagtail-4471'::int").catch((error: unknown) => error)
    const wrapped = Object.assign(new Error('Failed query … params: wagtail-4471'), { query: 'select', cause: failure })
    for (const error of [failure, wrapped]) {
      const described = JSON.stringify(describeError(error))
      expect(described).toContain('22P02')
      expect(described).not.toContain('wagtail-4471')
    }
  })
})

describe('GET /ready', () => {
  test('names the failing part; the log blames the database only if it is away', async () => {
    const stopping = await anotherTestApp()
    stopping.app.readiness.watch('draining', () => false)
    for (let probe = 0; probe < 3; probe++) {
      const { status, problem } = await caller(stopping).call('GET /ready')
      expect({ status, part: problem.part }).toEqual({ status: 503, part: 'draining' })
    }
    expect(stopping.logged()).not.toContain('the database is away')
    // Pino's level 50 is error: to be told to stop is none.
    expect(stopping.logged()).not.toContain('"level":50')
    expect(stopping.logged().match(/"msg":"draining"/g)).toHaveLength(1)
  })

  test('names the disk if it is full, even if the database fails too', async () => {
    const full = await anotherTestApp()
    full.app.readiness.watch('disk', () => false)
    full.app.readiness.watch('database', () => false)
    expect((await caller(full).call('GET /ready')).problem.part).toBe('disk')
  })

  test('names a database that refuses writes, such as a standby', async () => {
    const readOnly = await anotherTestApp()
    const { pool } = readOnly.app.database
    await pool.query(`do $$ begin
      execute format('alter database %I set default_transaction_read_only = on', current_database());
    end $$`)
    // The pool's connections are older than the change, as those to an old primary are older than the failover.
    pool.options.maxUses = 1
    await expect.poll(async () => (await caller(readOnly).call('GET /ready')).problem?.part).toBe('database')
  })
})

test('returns 503 without details if the database is gone', async () => {
  const doomed = await anotherTestApp()
  const person = await createMember(doomed)
  await doomed.app.database.close()
  const { status, problem } = await caller(doomed).call('GET /ready')
  expect({ status, code: problem.code }).toEqual({ status: 503, code: 'not_ready' })
  const failed = await person.call('GET /users/profile')
  expect(failed.status).toBe(500)
  expect(failed.problem).toEqual({
    type: 'urn:glimmer:problem:internal',
    title: expect.any(String),
    status: 500,
    code: 'internal',
    message: 'Service temporarily unavailable. Please try again later.',
  })
  doomed.app.database.close = async () => undefined
})
