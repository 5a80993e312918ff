import type { Usage } from '@glimmer/contract/index'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { Account } from '#app.ts'
import { createMember } from '#testing/people.ts'
import { testApp } from '#testing/test-app.ts'
import { type MeteredResult, runMetered } from './run-metered.ts'
import { releaseExpired } from './settle.ts'

const glimmer = testApp()

const made = (resultId: string, charged = true): MeteredResult<string> => ({
  charged,
  resultId,
  store: async () => resultId,
})

/** Spends one affirmation under `key`; by default, the work's result is `key` itself. */
const spendOnce = (account: Account, key: string, work: () => Promise<MeteredResult<string>> = async () => made(key)) =>
  runMetered(glimmer.app, account, {
    feature: 'affirmations',
    key,
    fingerprint: 'same',
    work,
    replay: async (resultId) => resultId,
  })

const granted = (results: PromiseSettledResult<string>[]) => results.filter(({ status }) => status === 'fulfilled')

async function ledgerOf({ id }: Account) {
  const rows = await glimmer.rows<{ state: string; count: number }>(sql`
    select state, count(*)::int as count from usage_reservation where account_id = ${id} group by state`)
  const [counter] = await glimmer.rows<{ used: number; reserved: number }>(sql`
    select used, reserved from usage_counter where account_id = ${id}`)
  return { ...Object.fromEntries(rows.map(({ state, count }) => [state, count])), counter }
}

const aFreeAccount = async (): Promise<Account> => ({
  id: (await createMember(glimmer)).id,
  tier: 'free',
  age: 'adult',
})

describe('an allowance of ten', () => {
  test('grants ten when each of a hundred is sent three times with its key', async () => {
    const account = await aFreeAccount()
    let worked = 0
    const work = async (key: string) => {
      worked++
      return made(key)
    }
    const keys = Array.from({ length: 300 }, (_, turn) => `try ${turn % 100}`)
    const results = await Promise.allSettled(keys.map((key) => spendOnce(account, key, () => work(key))))
    expect(new Set(granted(results).map((result) => 'value' in result && result.value)).size).toBe(10)
    expect(worked).toBe(10)
    expect(await ledgerOf(account)).toEqual({ committed: 10, counter: { used: 10, reserved: 0 } })
  })
})

describe('metered work', () => {
  test('charges nothing when it fails, and the key can be used again', async () => {
    const account = await aFreeAccount()
    await expect(spendOnce(account, 'key', () => Promise.reject(new Error('the writer is away')))).rejects.toThrow(
      'away',
    )
    expect(await ledgerOf(account)).toEqual({ released: 1, counter: { used: 0, reserved: 0 } })
    expect(await spendOnce(account, 'key')).toBe('key')
    expect(await ledgerOf(account)).toEqual({ released: 1, committed: 1, counter: { used: 1, reserved: 0 } })
  })

  test('charges nothing when its result cannot be stored', async () => {
    const account = await aFreeAccount()
    const unstored = async () => ({ ...made('x'), store: () => Promise.reject(new Error('the disk is full')) })
    await expect(spendOnce(account, 'key', unstored)).rejects.toThrow('disk')
    expect(await ledgerOf(account)).toEqual({ released: 1, counter: { used: 0, reserved: 0 } })
  })

  test('charges nothing for a fallback, and a replay finds it', async () => {
    const account = await aFreeAccount()
    await spendOnce(account, 'key', async () => made('the stand-in', false))
    expect(await spendOnce(account, 'key')).toBe('the stand-in')
    expect(await ledgerOf(account)).toEqual({ waived: 1, counter: { used: 0, reserved: 0 } })
  })

  test('refuses one key for two different requests', async () => {
    const account = await aFreeAccount()
    await spendOnce(account, 'key')
    const other = {
      feature: 'affirmations',
      key: 'key',
      fingerprint: 'other',
      work: async () => made('x'),
      replay: async () => 'x',
    } as const
    await expect(runMetered(glimmer.app, account, other)).rejects.toMatchObject({ code: 'idempotency_mismatch' })
  })

  test('stores a fallback and releases allowance and key', async () => {
    const account = await aFreeAccount()
    const standIn = await spendOnce(account, 'key', async () => ({
      ...made('a stand-in'),
      charged: false,
      isFallback: true,
    }))
    expect(standIn).toBe('a stand-in')
    expect(await ledgerOf(account)).toEqual({ released: 1, counter: { used: 0, reserved: 0 } })
    expect(await spendOnce(account, 'key', async () => made('the real thing'))).toBe('the real thing')
    expect(await ledgerOf(account)).toEqual({ released: 1, committed: 1, counter: { used: 1, reserved: 0 } })
  })

  test('makes the second of two concurrent requests wait for the first result', async () => {
    const account = await aFreeAccount()
    const finish = Promise.withResolvers<MeteredResult<string>>()
    const first = spendOnce(account, 'key', () => finish.promise)
    await expect.poll(() => ledgerOf(account)).toMatchObject({ reserved: 1 })
    const second = spendOnce(account, 'key', () => Promise.reject(new Error('worked twice')))
    finish.resolve(made('one result'))
    expect(await Promise.all([first, second])).toEqual(['one result', 'one result'])
  })

  test('releases the hold of a killed process and drops its late result', async () => {
    const account = await aFreeAccount()
    const late = Promise.withResolvers<MeteredResult<string>>()
    const outcome = spendOnce(account, 'key', () => late.promise)
    await expect.poll(() => ledgerOf(account)).toMatchObject({ reserved: 1 })
    expect(await releaseExpired(glimmer.app.database.db, new Date('2026-11-21T12:11:00Z'))).toBe(1)
    late.resolve(made('too late'))
    await expect(outcome).rejects.toThrow()
    expect(await ledgerOf(account)).toEqual({ released: 1, counter: { used: 0, reserved: 0 } })
  })

  test('counts in the month it started in, by London time', async () => {
    const maya = await createMember(glimmer)
    glimmer.clock.set(new Date('2026-05-31T22:59:59.900Z'))
    await spendOnce({ id: maya.id, tier: 'free', age: 'adult' }, 'in May')
    const inMay: Usage = (await maya.call('GET /users/usage')).body
    glimmer.clock.set(new Date('2026-05-31T23:00:00.000Z'))
    const inJune: Usage = (await maya.call('GET /users/usage')).body
    glimmer.clock.set(new Date('2026-11-21T12:00:00Z'))
    expect(inMay.affirmations).toEqual({ used: 1, limit: 10 })
    expect(inJune.affirmations).toEqual({ used: 0, limit: 10 })
  })
})

test('counts unlimited features', async () => {
  const priya = await createMember(glimmer, { tier: 'pro' })
  await Promise.all(
    Array.from({ length: 25 }, (_, turn) => spendOnce({ id: priya.id, tier: 'pro', age: 'adult' }, `try ${turn}`)),
  )
  const { body } = await priya.call('GET /users/usage')
  expect(body.affirmations).toEqual({ used: 25, limit: null })
})
