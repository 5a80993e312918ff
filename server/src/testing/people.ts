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

export interface Answer<Body> {
  status: number
  headers: Headers
  /** The reply, where the call succeeded; tests that expect so read it. */
  body: Body
  /** The problem, where it did not. */
  problem: ProblemBody
}

export interface Person {
  id: string
  subject: string
  token: string
  /** Calls the API as this person, by the words of the contract. */
  call<Key extends keyof Api>(key: Key, ...call: Arguments<Call<Key, Api[Key]>>): Promise<Answer<Reply<Api[Key]>>>
  /** Calls the API as this person, with anything at all: what a client gone wrong might send. */
  send(method: string, path: string, init?: RequestInit): Promise<Answer<unknown>>
}

async function answerOf(response: Response): Promise<Answer<never>> {
  const type = response.headers.get('content-type') ?? ''
  const body = (type.includes('json') ? await response.json() : await response.arrayBuffer()) as never
  return { status: response.status, headers: response.headers, body, problem: body }
}

const urlOf = (path: string, { params = {}, query }: Parts) => {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  return query ? `${filled}?${new URLSearchParams(query)}` : filled
}

/** Calls the API with a token, or as nobody. */
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

/** When people of tests were born, by what their age opens; the clock of most tests stands in 2026. */
export const births = { adult: { month: 6, year: 1990 }, teen: { month: 3, year: 2012 } } as const

/**
 * A person who has signed up, been synced, and said how old they are: `await aMember(app, { tier: 'pro' })`. An adult
 * unless told otherwise; `unanswered` has not said it yet.
 */
export async function aMember(
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
