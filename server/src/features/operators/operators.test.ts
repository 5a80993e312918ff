import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { admin, type Route, trialParts } from '@glimmer/contract'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { aFullAccount, type FullAccount } from '#testing/attack/full-account.ts'
import { subscribe } from '#testing/checkout.ts'
import { caller, createMember, type Person, signInAs } from '#testing/people.ts'
import { anotherTestApp, testApp } from '#testing/test-app.ts'

const glimmer = testApp({
  settings: { OPERATORS: 'olga@example.test, Omar@Example.test', REQUESTS_PER_MINUTE: '100000' },
})
const routes = Object.entries<Route>(admin)

const bodies: Record<string, unknown> = {
  'POST /admin/accounts/find': { account: 'maya@example.test' },
  'POST /admin/accounts/{id}/grant': { tier: 'premium' },
  'POST /admin/messages/{id}/answer': { answer: 'Turn it up.' },
  'POST /admin/invitations': { days: 7 },
  'POST /admin/invitations/revoke': { name: '0123abcd' },
  'POST /admin/trials': { part: 'storage' },
}
const query = async (text: string, values: unknown[] = []) => (await glimmer.app.database.pool.query(text, values)).rows

/** Calls a route of operators about `id`. */
function callRoute(person: Pick<Person, 'send'>, key: string, id = '') {
  const [method = '', path = ''] = key.split(' ')
  const body = bodies[key]
  const init = body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}
  return person.send(method, path.replace('{id}', id), init)
}

let olga: Person
let maya: FullAccount
beforeAll(async () => {
  olga = await signInAs(glimmer, await createMember(glimmer, { firstName: 'Olga' }), 'olga@example.test', {
    amr: ['pwd', 'otp', 'mfa'],
  })
  maya = await aFullAccount(glimmer)
})

describe.each(routes)('%s', (key) => {
  test('returns 401 signed out, and 404 to a member, like an address that leads nowhere', async () => {
    expect((await callRoute(caller(glimmer), key, maya.id)).status).toBe(401)
    const stranger = await createMember(glimmer)
    for (const amr of [undefined, ['mfa']]) {
      const member = await signInAs(glimmer, stranger, `${stranger.subject}@example.test`, { amr })
      expect((await callRoute(member, key, maya.id)).problem.code).toBe('not_found')
    }
    expect(await query('select from admin_audit where operator = $1', [stranger.id])).toEqual([])
  })

  test('returns 404 to an operator’s address that is not proven', async () => {
    const stranger = await createMember(glimmer)
    const claimed = await signInAs(glimmer, stranger, 'omar@example.test', { email_verified: false, amr: ['mfa'] })
    expect((await callRoute(claimed, key, maya.id)).problem.code).toBe('not_found')
  })

  test('asks an operator for a second step, then for a fresh sign-in', async () => {
    const password = await signInAs(glimmer, olga, 'olga@example.test', { amr: ['pwd'], auth_time: 1 })
    expect((await callRoute(password, key, maya.id)).problem).toMatchObject({ status: 403, code: 'second_step_needed' })
    const stale = await signInAs(glimmer, olga, 'olga@example.test', {
      acr: 'phr',
      auth_time: Math.floor(Date.now() / 1000) - 700,
    })
    expect((await callRoute(stale, key, maya.id)).problem).toMatchObject({ status: 403, code: 'fresh_sign_in' })
  })

  test('returns 404 at once to somebody removed from OPERATORS', async () => {
    const { operators } = glimmer.app.config
    glimmer.app.config.operators = []
    expect((await callRoute(olga, key, maya.id)).problem.code).toBe('not_found')
    glimmer.app.config.operators = operators
  })
})

test('no reply contains a line, a note, a mood, a name of a collection or an address of anything of a user', async () => {
  const person = await aFullAccount(glimmer)
  const kept = await query(`select to_jsonb(a) as row from affirmation a where account_id = $1`, [person.id])
  expect(JSON.stringify(kept)).toContain(person.secret)
  await glimmer.app.jobs.add({ name: 'limit-account', payload: { accountId: person.secret } })
  await glimmer.runJobs()
  const last = (key: string) => Number(key.includes('erase'))
  for (const [key] of routes.toSorted(([one], [other]) => last(one) - last(other))) {
    bodies['POST /admin/accounts/find'] = { account: person.id }
    const { status, body } = await callRoute(olga, key, person.id)
    expect({ key, isFault: status >= 500 }).toEqual({ key, isFault: false })
    const told = JSON.stringify(body ?? '')
    for (const words of [person.secret, '"mood"', 'good', ...Object.values(person.things)])
      expect(told).not.toContain(words)
  }
  await query('delete from graphile_worker._private_jobs')
})

describe('an account', () => {
  const find = async (account: string) =>
    (await olga.call('POST /admin/accounts/find', { body: { account } })).body.accounts

  test('is found by address or id, with its plan and when it was last seen', async () => {
    const noor = await createMember(glimmer, { firstName: 'Noor', tier: 'pro' })
    const [found] = await find(`${noor.subject.toUpperCase()}@EXAMPLE.TEST`)
    expect(found).toEqual({
      _id: noor.id,
      email: `${noor.subject}@example.test`,
      emailVerified: true,
      name: 'Noor',
      tier: 'pro',
      since: expect.any(String),
      lastSeen: expect.any(String),
    })
    expect(await find(noor.id)).toEqual([found])
    expect(await find('nobody@example.test')).toEqual([])
  })

  test('gets a plan and loses it, twice at once by two operators, each recorded before it is done', async () => {
    const noor = await createMember(glimmer)
    const omar = await signInAs(glimmer, await createMember(glimmer), 'omar@example.test', { amr: ['pop', 'mfa'] })
    const params = { id: noor.id }
    const granted = await Promise.all(
      [olga, omar].map((each) => each.call('POST /admin/accounts/{id}/grant', { params, body: { tier: 'premium' } })),
    )
    expect(granted.map(({ body }) => body.tier)).toEqual(['premium', 'premium'])
    await Promise.all([olga, omar].map((each) => each.call('POST /admin/accounts/{id}/end-plan', { params })))
    expect((await find(noor.id))[0]?.tier).toBe('free')
    expect((await olga.call('POST /admin/accounts/{id}/end-plan', { params })).problem.code).toBe('not_subscribed')
    const lines = await query(
      'select operator, os_user, finished_at from admin_audit where account = $1 and command = $2',
      [noor.id, 'grant'],
    )
    expect(lines.map(({ operator }) => operator).toSorted()).toEqual([olga.id, omar.id].toSorted())
    expect(lines.every((line) => line.os_user === null && line.finished_at)).toBe(true)
  })

  test('of the operator can be granted a plan, and lose it', async () => {
    const params = { id: olga.id }
    await olga.call('POST /admin/accounts/{id}/grant', { params, body: { tier: 'pro' } })
    expect((await olga.call('POST /admin/accounts/{id}/end-plan', { params })).body.tier).toBe('free')
    expect((await olga.call('GET /admin/overview')).status).toBe(200)
  })

  test('is told by email where to download its data', async () => {
    const noor = await createMember(glimmer)
    expect((await olga.call('POST /admin/accounts/{id}/mail-export', { params: { id: noor.id } })).status).toBe(204)
    const [mail] = await query('select text from email_outbox where recipient = $1', [`${noor.subject}@example.test`])
    expect(mail?.text).toContain('/profile#your-data')
  })

  test('is erased once, and its id leaves the audit record, as the operator’s does', async () => {
    const omar = await signInAs(glimmer, await createMember(glimmer), 'omar@example.test', { amr: ['mfa'] })
    const noor = await createMember(glimmer)
    const erase = (id: string) => omar.call('POST /admin/accounts/{id}/erase', { params: { id } })
    expect((await erase(noor.id)).body).toEqual({ signIn: 'kept' })
    expect((await erase(noor.id)).status).toBe(404)
    expect((await erase(omar.id)).body).toEqual({ signIn: 'kept' })
    const all = JSON.stringify(await query('select * from admin_audit'))
    expect(all).toContain('"erase"')
    for (const id of [noor.id, omar.id]) expect(all).not.toContain(id)
  })

  test('at another provider keeps its sessions there', async () => {
    const { problem } = await olga.call('POST /admin/accounts/{id}/end-sessions', { params: { id: maya.id } })
    expect(problem).toMatchObject({ code: 'forbidden', message: expect.stringContaining('Another provider') })
  })
})

test('a deed that fails stays in the record, not finished', async () => {
  await olga.call('POST /admin/invitations', { body: { days: 7 } })
  const { deeds } = (await olga.call('GET /admin/overview')).body
  expect(deeds[0]).toEqual({
    _id: expect.any(String),
    at: expect.any(String),
    command: 'invite',
    account: null,
    by: olga.id,
    isFinished: false,
  })
})

describe('the overview', () => {
  const figure = async (name: string) =>
    (await olga.call('GET /admin/overview')).body.figures.find((each) => each.name === name)?.value

  test('reports the parts that work and those that do not', async () => {
    glimmer.app.readiness.watch('disk', () => false)
    const { parts } = (await olga.call('GET /admin/overview')).body
    expect(parts).toEqual([
      { part: 'disk', works: false },
      { part: 'database', works: true },
    ])
    glimmer.app.readiness.watch('disk', () => true)
  })

  test('shows when the operator last checked the help lines', async () => {
    const { operator } = glimmer.app.config
    expect(await figure('help lines confirmed on')).toBe('no day yet')
    glimmer.app.config.operator = { ...operator, helpCheckedOn: '2026-11-27' }
    expect(await figure('help lines confirmed on')).toBe('2026-11-27')
    glimmer.app.config.operator = operator
  })

  test('counts how often help came, and was said to be a misreading; a few are masked', async () => {
    const text = 'I want to die'
    const noor = await createMember(glimmer, { tier: 'pro' })
    const [shown, misread] = ['times help came first in 30 days', 'times help was said to be a misreading in 30 days']
    await query('delete from care_count')
    expect((await noor.call('POST /affirmations', { body: { text } })).problem.code).toBe('care_first')
    await expect.poll(() => figure(shown)).toBe('fewer than 5')
    for (let turn = 0; turn < 5; turn++)
      expect((await noor.call('POST /affirmations', { body: { text: `${text} ${turn}`, misread: true } })).status).toBe(
        201,
      )
    await expect.poll(() => figure(misread)).toBe('5')
    await query(`update care_count set day = day - 40`)
    await glimmer.sweepHourly()
    expect(await query('select from care_count')).toEqual([])
  })
})

describe('failed work', () => {
  const overview = async () => (await olga.call('GET /admin/overview')).body

  test('jobs are listed with the class of the error, and retried once their attempts are used up', async () => {
    await glimmer.app.jobs.add({ name: 'limit-account', payload: { accountId: 'a secret word' } })
    await glimmer.runJobs()
    expect((await overview()).failedJobs).toEqual([
      expect.objectContaining({ name: 'limit-account', attempts: 1, error: 'ZodError' }),
    ])
    expect(await query('select from graphile_worker.jobs where last_error like $1', ['%secret%'])).toEqual([])
    const attempts = () => query(`select attempts from graphile_worker.jobs where task_identifier = 'limit-account'`)
    await olga.call('POST /admin/jobs/retry')
    expect(await attempts()).toEqual([{ attempts: 1 }])
    await query('update graphile_worker._private_jobs set attempts = max_attempts')
    await olga.call('POST /admin/jobs/retry')
    expect(await attempts()).toEqual([{ attempts: 0 }])
    await query('delete from graphile_worker._private_jobs')
  })

  test('payment events that wait are listed, and processed on request', async () => {
    const noor = await createMember(glimmer)
    await subscribe(glimmer, noor, 'premium')
    await glimmer.runJobs()
    await query('delete from graphile_worker._private_jobs')
    await query(
      `insert into webhook_inbox (event_id, type, customer_id, received_at, state)
       select 'evt_waiting', 'invoice.paid', customer_id, now(), 'received' from billing_account where account_id = $1`,
      [noor.id],
    )
    expect((await overview()).waitingEvents).toEqual([expect.objectContaining({ _id: 'evt_waiting' })])
    await glimmer.runJobs()
    expect((await overview()).waitingEvents).toHaveLength(1)
    await olga.call('POST /admin/webhooks/retry')
    await glimmer.runJobs()
    expect((await overview()).waitingEvents).toEqual([])
  })
})

test('a scheduled backup is made at once, and listed when it was read back', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'glimmer-backups-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const app = await anotherTestApp({
    settings: { OPERATORS: 'olga@example.test', BACKUP_EVERY: '1d', BACKUP_TO: folder },
  })
  const { call } = await signInAs(app, await createMember(app), 'olga@example.test', { amr: ['mfa'] })
  const backups = async () => (await call('GET /admin/overview')).body.backups
  expect(await backups()).toEqual([])
  expect((await call('POST /admin/backups')).status).toBe(204)
  await app.runJobs()
  expect(await backups()).toEqual([expect.objectContaining({ isVerified: true, failure: null })])
})

describe('a trial', () => {
  test.each(trialParts)('of %s says what came of it, and how long it took', async (part) => {
    const { body } = await olga.call('POST /admin/trials', { body: { part } })
    expect(body).toEqual({ ok: true, said: expect.stringMatching(/\.$/), ms: expect.any(Number) })
  })

  test('of a service that fails says so', async () => {
    const { blobs } = glimmer.app
    glimmer.app.blobs = { ...blobs, put: () => Promise.reject(new Error('no space left')) }
    const { body } = await olga.call('POST /admin/trials', { body: { part: 'storage' } })
    glimmer.app.blobs = blobs
    expect(body).toMatchObject({ ok: false, said: 'It failed: no space left.' })
  })

  test('is refused for a part that is none, which is named', async () => {
    const { problem } = await olga.send('POST', '/admin/trials', {
      body: '{"part":"coffee"}',
      headers: { 'content-type': 'application/json' },
    })
    expect(problem.errors?.[0]?.path).toBe('part')
  })
})

test('only operators are told at sign-in that they are', async () => {
  const told = async (person: Person, email: string) =>
    (await person.call('POST /users/sync-oidc-user', { body: { oidcId: person.subject, email } })).body.isOperator
  expect(await told(olga, 'olga@example.test')).toBe(true)
  expect(await told(maya, 'olga@example.test')).toBeUndefined()
})
