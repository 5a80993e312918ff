import { openTestDatabase, type TestDatabase } from '@glimmer/lib/testing/test-database'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { migrate } from '#database/migrate.ts'
import { type Database, openDatabase } from '#database/pool.ts'
import { encryptionWith } from '#keys/encryption.ts'
import { requestEmailChange } from './email-change/change-email.ts'
import { requestPasswordReset } from './reset-password.ts'
import type { AccountServices } from './services.ts'
import { signIn } from './sign-in.ts'
import { signUp } from './sign-up.ts'
import { findAccountByEmail } from './store.ts'

const counter = vi.hoisted(() => {
  // Test files share their modules: what has been imported before would not see the mock.
  vi.resetModules()
  return { hashes: 0 }
})

/** Counts calls of the real argon2, which takes nearly all of the response time. */
vi.mock('node:crypto', async (importOriginal) => {
  const crypto = await importOriginal<typeof import('node:crypto')>()
  return {
    ...crypto,
    argon2: (...call: Parameters<typeof crypto.argon2>) => {
      counter.hashes += 1
      return crypto.argon2(...call)
    },
  }
})

let own: TestDatabase
let database: Database
beforeAll(async () => {
  own = await openTestDatabase()
  database = openDatabase(own.url, (error) => {
    throw error
  })
  await migrate(database, { info: () => {} })
})
afterAll(async () => {
  await database.end()
  await own.drop()
})

/** With a queue that drops its mail, so that only the work done before the response is counted. */
const accounts = (requireVerifiedEmail: boolean): AccountServices => ({
  database,
  mailQueue: { add: () => {}, drain: async () => {} },
  issuer: 'http://id.glimmer.test',
  appUrl: 'http://app.glimmer.test',
  requireVerifiedEmail,
  signUp: 'open',
  relyingParty: undefined,
  encryption: encryptionWith('a secret for these tests alone', 'second steps'),
  passwordMinLength: 10,
})

/** Counts the work done before the response: hashes and database queries take nearly all of its time. */
async function workOf(work: () => Promise<unknown>): Promise<{ hashes: number; queries: number }> {
  counter.hashes = 0
  const asked = vi.spyOn(database, 'query')
  await work()
  const queries = asked.mock.calls.length
  asked.mockRestore()
  return { hashes: counter.hashes, queries }
}

const password = 'quiet lake at dawn'
const form = (email: string) => ({
  email,
  password,
  invitation: '',
  address: '203.0.113.1',
  browser: 'A browser',
})

beforeAll(async () => {
  await signUp(accounts(false), form('known@example.com'))
})

test.each([false, true])(
  'sign-in does the same work for a known and an unknown address (verified: %s)',
  async (proven) => {
    const work = (email: string) => workOf(() => signIn(accounts(proven), { ...form(email), password: 'not it' }))
    const known = await work('known@example.com')
    expect(known.hashes).toBe(1)
    expect(await work('unknown@example.com')).toEqual(known)
  },
)

test('sign-up does the same work for a free and a taken address where emails must be verified', async () => {
  const work = (email: string) => workOf(() => signUp(accounts(true), form(email)))
  const taken = await work('known@example.com')
  expect(taken.hashes).toBe(1)
  expect(await work('fresh@example.com')).toEqual(taken)
})

test('a password reset request does the same work for a known and an unknown address', async () => {
  const work = (email: string) =>
    workOf(() => requestPasswordReset(accounts(true), email, { address: '203.0.113.1', browser: 'A browser' }))
  const known = await work('known@example.com')
  expect(known.hashes).toBe(0)
  expect(await work('unknown@example.com')).toEqual(known)
})

test('an email change request does the same work for a free and a taken address', async () => {
  await signUp(accounts(false), form('moving@example.com'))
  const account = await findAccountByEmail(database, 'moving@example.com')
  if (!account) throw new Error('Nobody signed up.')
  const asked = { account, sessionUid: 'here', device: 'A browser' }
  const work = (typed: string) => workOf(() => requestEmailChange(accounts(true), { ...asked, typed }))
  const taken = await work('known@example.com')
  expect(taken.queries).toBeGreaterThan(0)
  expect(await work('somewhere-new@example.com')).toEqual(taken)
})
