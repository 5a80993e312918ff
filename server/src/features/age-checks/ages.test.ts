import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { ageOf, createTeen, giveConsent, keepDeadlines } from '#testing/ages.ts'
import { births, caller, createMember, type Person } from '#testing/people.ts'
import { anotherTestApp, testApp } from '#testing/test-app.ts'

const noon = '2026-11-21T12:00:00Z'
const glimmer = testApp({ settings: { TRIAL_DAYS: '0' } })
beforeEach(() => glimmer.clock.set(new Date(noon)))

const sync = async ({ call, subject }: Person) => call('POST /users/sync-oidc-user', { body: { oidcId: subject } })
const codeOf = async ({ send }: Person, { method, path }: { method: string; path: string }) =>
  (await send(method, path)).problem?.code

describe('POST /users/age', () => {
  test('is required at sign-in until answered; for adults only the band is stored', async () => {
    const maya = await createMember(glimmer, { age: 'unanswered' })
    expect(await ageOf(maya)).toBeNull()
    const { body } = await maya.call('POST /users/age', { body: births.adult })
    const adult = { band: 'adult', adultOn: null, hasAccess: true, closesOn: null, turnedAdultOn: null, guardian: null }
    expect([body, await ageOf(maya)]).toEqual([adult, adult])
    expect(await glimmer.rows(sql`select band, adult_on from age where account_id = ${maya.id}`)).toEqual([
      { band: 'adult', adult_on: null },
    ])
  })

  test('counts a teen as adult from the first of the month after the birthday', async () => {
    const noor = await createTeen(glimmer)
    expect(await ageOf(noor)).toMatchObject({ band: 'teen', adultOn: '2030-04-01', hasAccess: false })
  })

  test('accepts the same answer again and refuses another', async () => {
    const noor = await createMember(glimmer, { age: 'unanswered' })
    const [one, two] = await Promise.all([
      noor.call('POST /users/age', { body: { month: 3, year: 2012 } }),
      noor.call('POST /users/age', { body: { month: 4, year: 2012 } }),
    ])
    expect([one.status, two.status].toSorted()).toEqual([200, 409])
    const kept = one.status === 200 ? { month: 3, year: 2012 } : { month: 4, year: 2012 }
    expect((await noor.call('POST /users/age', { body: kept })).status).toBe(200)
    expect((await noor.call('POST /users/age', { body: births.adult })).problem.code).toBe('age_settled')
  })

  test.each([
    [{ month: 12, year: 2026 }, 'year'],
    [{ month: 1, year: 1905 }, 'year'],
    [{ month: 13, year: 1990 }, 'month'],
    [{ month: 1, year: 90 }, 'year'],
  ])('%j is refused with its field', async (body, path) => {
    const maya = await createMember(glimmer, { age: 'unanswered' })
    const { status, problem } = await maya.call('POST /users/age', { body })
    expect([status, problem.errors?.[0]?.path]).toEqual([400, path])
  })

  test('PUT corrects to younger; only an operator corrects to older', async () => {
    const maya = await createMember(glimmer)
    const younger = await maya.call('PUT /users/age', { body: { month: 5, year: 2011 } })
    expect(younger.body).toMatchObject({ band: 'teen', adultOn: '2029-06-01' })
    expect((await maya.call('PUT /users/age', { body: births.teen })).body.adultOn).toBe('2030-04-01')
    const older = await maya.call('PUT /users/age', { body: births.adult })
    expect([older.status, older.problem.code, older.problem.message]).toEqual([
      409,
      'age_settled',
      'Your age is set. If it is wrong, write to us and a person will look.',
    ])
  })
})

describe('an age below the minimum', () => {
  const tooYoung = { month: 12, year: 2013 }
  const tables = async () =>
    (
      await glimmer.rows(sql`select table_name from information_schema.columns
      where column_name = 'account_id' and table_schema = 'public'`)
    ).map(({ table_name }) => String(table_name))

  test('deletes the account and the sign-in before the response, and a new date does not help', async () => {
    const noor = await createMember(glimmer, { age: 'unanswered' })
    const removed: string[] = []
    const { removeWithoutUser } = glimmer.app.identity
    glimmer.app.identity.removeWithoutUser = async (subject) => {
      removed.push(subject)
      return 'removed'
    }
    await noor.call('POST /affirmations', { body: { text: 'I can read on the bus.' } })
    const { status, problem } = await noor.call('POST /users/age', { body: tooYoung })
    glimmer.app.identity.removeWithoutUser = removeWithoutUser
    expect([status, problem.code]).toEqual([403, 'too_young'])
    expect(removed).toEqual([noor.subject])
    for (const table of await tables())
      expect(await glimmer.rows(sql`select 1 from ${sql.identifier(table)} where account_id = ${noor.id}`)).toEqual([])
    expect(await glimmer.rows(sql`select 1 from account where id = ${noor.id}`)).toEqual([])
    expect((await noor.call('POST /users/age', { body: births.adult })).status).toBe(401)
    expect((await sync(noor)).problem.code).toBe('account_deleted')
    glimmer.clock.set(new Date('2026-11-22T14:00:00Z'))
    const { call } = caller(glimmer, await glimmer.issuer.token(noor.subject))
    expect((await call('POST /users/sync-oidc-user', { body: { oidcId: noor.subject } })).body.age).toBeNull()
  })

  test('in a correction deletes the account, and a job removes an unreachable sign-in', async () => {
    const maya = await createMember(glimmer)
    const { removeWithoutUser } = glimmer.app.identity
    let answer: 'unavailable' | 'removed' = 'unavailable'
    const asked: string[] = []
    glimmer.app.identity.removeWithoutUser = async (subject) => {
      asked.push(subject)
      return answer
    }
    expect((await maya.call('PUT /users/age', { body: tooYoung })).problem.code).toBe('too_young')
    answer = 'removed'
    await glimmer.runJobs()
    glimmer.app.identity.removeWithoutUser = removeWithoutUser
    expect(asked).toEqual([maya.subject, maya.subject])
  })

  test('follows the settings, to the day', async () => {
    const sixteen = await anotherTestApp({ settings: { MINIMUM_AGE: '16' } })
    const noor = await createMember(sixteen, { age: 'unanswered' })
    expect((await noor.call('POST /users/age', { body: { month: 11, year: 2010 } })).problem.code).toBe('too_young')
    const sam = await createMember(sixteen, { age: 'unanswered' })
    expect((await sam.call('POST /users/age', { body: { month: 10, year: 2010 } })).body.band).toBe('teen')
  })
})

describe('a raised minimum age', () => {
  test('warns teens below it and closes their accounts after thirty days', async () => {
    const installation = await anotherTestApp()
    const noor = await createTeen(installation, { hasConsent: true })
    installation.app.config.ages.minimumAge = 16
    await keepDeadlines(installation)
    expect(await ageOf(noor)).toMatchObject({ hasAccess: true, closesOn: '2026-12-21' })
    const rows = await installation.rows(sql`select subject from email_outbox`)
    expect(rows).toEqual([{ subject: 'Something changed in your Glimmer' }])
    installation.clock.set(new Date('2026-12-21T12:00:00Z'))
    await keepDeadlines(installation)
    expect((await noor.call('GET /users/profile')).status).toBe(401)
  })
})

describe('coming of age', () => {
  test('opens everything on the first of the month, and deletes date and consent the next night', async () => {
    const noor = await createMember(glimmer, { age: 'unanswered' })
    await noor.call('POST /users/age', { body: { month: 11, year: 2008 } })
    await giveConsent(glimmer, noor)
    expect(await codeOf(noor, { method: 'GET', path: '/subscriptions/preview?tier=pro' })).toBe('adults_only')
    // Midnight in London, which is also midnight UTC in winter.
    glimmer.clock.set(new Date('2026-12-01T00:00:00Z'))
    expect((await noor.send('GET', '/subscriptions/preview?tier=pro')).status).toBe(200)
    expect(await ageOf(noor)).toMatchObject({ band: 'adult', adultOn: null, turnedAdultOn: '2026-12-01' })
    await keepDeadlines(glimmer)
    expect(await glimmer.rows(sql`select band, adult_on from age where account_id = ${noor.id}`)).toEqual([
      { band: 'adult', adult_on: null },
    ])
    expect(await glimmer.rows(sql`select 1 from guardian where account_id = ${noor.id}`)).toEqual([])
    expect((await ageOf(noor))?.turnedAdultOn).toBe('2026-12-01')
    glimmer.clock.set(new Date('2027-01-01T12:00:00Z'))
    await keepDeadlines(glimmer)
    expect((await ageOf(noor))?.turnedAdultOn).toBeNull()
  })

  test('happens earlier if the settings ask for consent at a lower age', async () => {
    const installation = await anotherTestApp({ settings: { GUARDIAN_UNDER: '16' } })
    const sam = await createMember(installation, { age: 'unanswered' })
    await sam.call('POST /users/age', { body: { month: 11, year: 2010 } })
    expect(await codeOf(sam, { method: 'PUT', path: '/users/values' })).toBe('guardian_needed')
    installation.clock.set(new Date('2026-12-01T00:00:00Z'))
    expect(await codeOf(sam, { method: 'PUT', path: '/users/values' })).toBe('invalid_input')
    expect(await codeOf(sam, { method: 'GET', path: '/subscriptions/preview?tier=pro' })).toBe('adults_only')
  })
})
