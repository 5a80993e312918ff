import { openTestDatabase, type TestDatabase } from '@glimmer/lib/testing/test-database'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { migrate } from '#database/migrate.ts'
import { type Database, openDatabase } from '#database/pool.ts'
import type { AccountServices } from './services.ts'
import { signIn } from './sign-in.ts'
import { signUp } from './sign-up.ts'

const counter = vi.hoisted(() => ({ hashes: 0 }))

/** The real argon2, counted: how long an answer takes is nearly all in it. */
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

/** With a queue that writes nothing, so that only the work done before the answer is counted. */
const accounts = (requireVerifiedEmail: boolean): AccountServices => ({
  database,
  mailQueue: { add: () => {}, drain: async () => {} },
  issuer: 'http://id.glimmer.test',
  appUrl: 'http://app.glimmer.test',
  requireVerifiedEmail,
  signUp: 'open',
})

async function hashesOf(work: () => Promise<unknown>): Promise<number> {
  counter.hashes = 0
  await work()
  return counter.hashes
}

const password = 'quiet lake at dawn'
const form = (email: string) => ({ email, password, agreed: true, invitation: '', address: '203.0.113.1' })

test('signing in does one hash, whether the address is known or not', async () => {
  await signUp(accounts(false), form('known@example.com'))
  for (const email of ['known@example.com', 'unknown@example.com'])
    expect(await hashesOf(() => signIn(accounts(false), { ...form(email), password: 'not it' }))).toBe(1)
})

test('where addresses must be proven, signing up does one hash, whether the address is free or not', async () => {
  for (const email of ['fresh@example.com', 'fresh@example.com'])
    expect(await hashesOf(() => signUp(accounts(true), form(email)))).toBe(1)
})
