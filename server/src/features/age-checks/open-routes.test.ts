import { api, plans, type Route } from '@glimmer/contract'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { createTeen, keepDeadlines } from '#testing/ages.ts'
import { daysPass, paid, subscribe } from '#testing/checkout.ts'
import { births, createMember, type Person } from '#testing/people.ts'
import { anotherTestApp, testApp } from '#testing/test-app.ts'

const noon = '2026-11-21T12:00:00Z'
const glimmer = testApp({ settings: { TRIAL_DAYS: '0' } })
beforeEach(() => glimmer.clock.set(new Date(noon)))

const routes = Object.entries<Route>(api)
  .filter(([, { access }]) => access === undefined || access === 'account')
  .map(([key, route]) => {
    const [method = '', path = ''] = key.split(' ')
    return { key, method, path: path.replace(/\{\w+\}/g, 'calm'), ages: route.ages ?? 'agreed', route }
  })
/** Leaves out routes that cannot be called generically: uploads take a file, and the export returns an archive. */
const isCallable = ({ key, route }: (typeof routes)[number]) => !route.upload && key !== 'GET /users/export'
const codeOf = async ({ send }: Person, { method, path }: { method: string; path: string }) =>
  (await send(method, path)).problem?.code

const ofAges = ['age_needed', 'guardian_needed', 'adults_only']

describe('routes by age', () => {
  test('routes that do not look up the account are open to every age', () => {
    const owners = Object.entries<Route>(api).filter(([, { access }]) => access === 'owner')
    expect(owners.map(([, { ages }]) => ages)).toEqual(owners.map(() => 'any'))
  })

  test('help, export, reading, deletion and cancelling are open to every age', () => {
    const open = routes.filter(({ ages }) => ages === 'any').map(({ key }) => key)
    for (const key of ['GET /users/export', 'GET /users/profile', 'POST /subscriptions/cancel', 'POST /users/age'])
      expect(open).toContain(key)
    const closed = routes.filter(({ method, ages }) => method === 'DELETE' && ages !== 'any').map(({ key }) => key)
    expect(closed).toEqual(['DELETE /users/guardian'])
  })

  test('a teen awaiting consent gets guardian_needed elsewhere, and adults_only for plans', async () => {
    const noor = await createTeen(glimmer)
    for (const route of routes.filter(isCallable)) {
      const code = await codeOf(noor, route)
      if (route.ages === 'agreed') expect([route.key, code]).toEqual([route.key, 'guardian_needed'])
      else if (route.ages === 'adult') expect([route.key, code]).toEqual([route.key, 'adults_only'])
      else expect(ofAges, route.key).not.toContain(code)
    }
  })

  test('a teen with consent may call everything except plans and public links', async () => {
    const noor = await createTeen(glimmer, { hasConsent: true })
    for (const route of routes.filter(isCallable)) {
      const code = await codeOf(noor, route)
      if (route.ages === 'adult') expect([route.key, code]).toEqual([route.key, 'adults_only'])
      else expect(ofAges, route.key).not.toContain(code)
    }
  })

  test('an account without a stated age may call everything unless AGE_GATE is strict', async () => {
    const maya = await createMember(glimmer, { age: 'unanswered' })
    expect((await maya.call('POST /affirmations', { body: { text: 'I can wait.' } })).status).toBe(201)
    const strict = await anotherTestApp({ settings: { AGE_GATE: 'strict' } })
    const sam = await createMember(strict, { age: 'unanswered' })
    for (const route of routes.filter(isCallable)) {
      const code = await codeOf(sam, route)
      if (route.ages !== 'any') expect([route.key, code]).toEqual([route.key, 'age_needed'])
      else expect(ofAges, route.key).not.toContain(code)
    }
    await sam.call('POST /users/age', { body: births.adult })
    expect((await sam.call('GET /affirmations/today')).status).toBe(200)
  })

  test('AGE_GATE=strict closes an account without an answer after thirty days', async () => {
    const strict = await anotherTestApp({ settings: { AGE_GATE: 'strict' } })
    const left = async ({ id }: Person) => (await strict.rows(sql`select 1 from account where id = ${id}`)).length
    strict.clock.set(new Date(noon))
    const [withLines, sam, maya] = [
      await createMember(strict, { age: 'unanswered' }),
      await createMember(strict, { age: 'unanswered' }),
      await createMember(strict),
    ]
    // Written before this installation made the answer a requirement.
    await strict.app.database.db.execute(sql`insert into affirmation
      (account_id, id, text, description, themes, form, level, origin, created_at, updated_at)
      values (${withLines.id}, ${strict.app.newId()}, 'I can wait.', '', '{}', 'first-person', 1, 'own', now(), now())`)
    strict.clock.set(new Date('2026-12-21T11:59:00Z'))
    await keepDeadlines(strict)
    expect(await left(sam)).toBe(1)
    strict.clock.set(new Date('2026-12-21T12:01:00Z'))
    await keepDeadlines(strict)
    expect([await left(sam), await left(withLines), await left(maya)]).toEqual([0, 1, 1])
  })

  test('notes and described avatars are for adults, and care_first comes before that', async () => {
    const noor = await createTeen(glimmer, { hasConsent: true })
    const lines = { themes: ['calm' as const] }
    const line = await noor.call('POST /affirmations/generate', { body: { ...lines, note: 'a long day at school' } })
    const set = await noor.call('POST /affirmations/set', { body: { ...lines, note: 'a long day at school' } })
    const picture = await noor.call('POST /avatars/generate', { body: { description: 'a calm lake' } })
    expect([line, set, picture].map(({ problem }) => problem.code)).toEqual(Array(3).fill('adults_only'))
    const heavy = await noor.call('POST /affirmations/generate', { body: { ...lines, note: 'I want to kill myself' } })
    expect(heavy.problem.code).toBe('care_first')
    expect((await noor.call('POST /affirmations/generate', { body: lines })).status).toBe(201)
  })

  test('an earlier plan ends with a refund', async () => {
    const noor = await createMember(glimmer, { age: 'unanswered' })
    await subscribe(glimmer, noor, 'premium')
    await daysPass(glimmer, 32)
    expect(await paid(noor)).toEqual([plans.premium.pricePence, plans.premium.pricePence])
    await noor.call('POST /users/age', { body: births.teen })
    await glimmer.runJobs()
    expect((await noor.call('GET /subscriptions/current')).body.tier).toBe('free')
    expect(await glimmer.rows(sql`select 1 from sandbox.object where kind = 'refund'`)).toHaveLength(1)
  })
})
