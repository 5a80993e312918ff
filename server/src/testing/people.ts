import { randomUUID } from 'node:crypto'
import type { Api, Call, ProblemBody, Reply, Tier } from '@glimmer/contract'
import { sql } from 'drizzle-orm'
import type { TestApp } from './test-app.ts'

type Arguments<C> = Record<never, never> extends C ? [call?: C] : [call: C]
type Parts = {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
  idempotencyKey?: string
}

export interface TestReply<Body> {
  status: number
  headers: Headers
  /** The reply, if the call succeeded; tests that expect success read it. */
  body: Body
  /** The problem, if it failed. */
  problem: ProblemBody
}

export interface Person {
  id: string
  subject: string
  token: string
  /** Calls the API as this user, by the contract's route keys. */
  call<Key extends keyof Api>(key: Key, ...call: Arguments<Call<Key, Api[Key]>>): Promise<TestReply<Reply<Api[Key]>>>
  /** Calls the API as this user with any request at all, such as a broken client might send. */
  send(method: string, path: string, init?: RequestInit): Promise<TestReply<unknown>>
}

async function answerOf(response: Response): Promise<TestReply<never>> {
  const type = response.headers.get('content-type') ?? ''
  const body = (type.includes('json') ? await response.json() : await response.arrayBuffer()) as never
  return { status: response.status, headers: response.headers, body, problem: body }
}

const urlOf = (path: string, { params = {}, query }: Parts) => {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  return query ? `${filled}?${new URLSearchParams(query)}` : filled
}

/** Calls the API with a token, or signed out. */
export const caller = ({ url }: Pick<TestApp, 'url'>, token?: string) => {
  const send = async (method: string, path: string, init: RequestInit = {}) => {
    const headers = { ...(token && { authorization: `Bearer ${token}` }), ...init.headers }
    return answerOf(await fetch(`${url}/api${path}`, { ...init, method, headers }))
  }
  const call = (key: string, parts: Parts = {}) => {
    const [method = '', path = ''] = key.split(' ')
    return send(method, urlOf(path, parts), {
      headers: {
        ...(parts.body !== undefined && { 'content-type': 'application/json' }),
        ...(parts.idempotencyKey && { 'idempotency-key': parts.idempotencyKey }),
      },
      ...(parts.body !== undefined && { body: JSON.stringify(parts.body) }),
    })
  }
  return { send, call: call as Person['call'] }
}

/** Birth dates of test users, by what their age opens; most tests run in 2026. */
export const births = { adult: { month: 6, year: 1990 }, teen: { month: 3, year: 2012 } } as const

/**
 * A user who has signed up, been synced, and stated their age: `await createMember(app, { tier: 'pro' })`. An adult by
 * default; `unanswered` has not stated an age.
 */
export async function createMember(
  testApp: TestApp,
  { tier = 'free' as Tier, firstName = 'Maya', age = 'adult' as keyof typeof births | 'unanswered' } = {},
): Promise<Person> {
  const subject = randomUUID()
  const email = `${subject}@example.test`
  const token = await testApp.issuer.token(subject, { email, email_verified: true })
  const { call, send } = caller(testApp, token)
  const { body } = await call('POST /users/sync-oidc-user', {
    body: { oidcId: subject, email, firstName },
  })
  if (age !== 'unanswered') await call('POST /users/age', { body: births[age] })
  if (tier !== 'free')
    await testApp.app.database.db.execute(sql`update account set tier = ${tier} where id = ${body._id}`)
  return { id: body._id, subject, token, call, send }
}

/** Signs a member in again with this address, and what else their token says. */
export async function signInAs(glimmer: TestApp, person: Person, email: string, claims: object = {}): Promise<Person> {
  const token = await glimmer.issuer.token(person.subject, { email, email_verified: true, ...claims })
  const again = caller(glimmer, token)
  await again.call('POST /users/sync-oidc-user', { body: { oidcId: person.subject, email } })
  return { ...person, ...again, token }
}

type Caller = Pick<Person, 'call'>
export const today = async ({ call }: Caller) => (await call('GET /affirmations/today')).body
export const ahead = async ({ call }: Caller) => (await call('GET /affirmations/ahead')).body.items
export const history = async ({ call }: Caller) => (await call('GET /users/history')).body.items
/** How much of their allowance they have used. */
export const linesUsed = async ({ call }: Caller) => (await call('GET /users/usage')).body.affirmations.used
export const speechUsed = async ({ call }: Caller) => (await call('GET /users/usage')).body.speech.used
